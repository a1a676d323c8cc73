import "./postgres-process.ts";

// Ends by itself, as a test runner does whose tests failed.
process.exitCode = 7;
