#version 330
// One quad over the whole picture; uv runs from -1 to 1.
in vec2 corner;
out vec2 uv;

void main() {
    uv = corner;
    gl_Position = vec4(corner, 0, 1);
}
