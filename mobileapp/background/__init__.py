"""Background work: tasks for idle frames, worker threads, progress reports."""
