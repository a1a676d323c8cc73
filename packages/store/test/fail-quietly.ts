import "./postgres-process.ts";

// Ends by itself with an exit code, like a test runner with failed tests.
process.exitCode = 7;
