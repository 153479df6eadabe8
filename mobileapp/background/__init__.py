"""Work beside what people see: tasks for idle moments, worker threads, progress reports."""
