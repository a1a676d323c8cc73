// The entry. It is plain JavaScript, because an old Node cannot read the rest. TypeScript that is read before the cache is
// open also keeps the compiler in memory.
import "./node-version.mjs";
// As a whole: an old Node has no `enableCompileCache`, and a named import would fail before the version is checked.
import module from "node:module";
import { join } from "node:path";
import process from "node:process";

// The cached code is executed, so that its folder belongs to this installation alone. Where the folder cannot be written
// nothing is cached.
module.enableCompileCache(
  process.env.COMPILE_CACHE || join(import.meta.dirname, "node_modules/.cache/compiled"),
);

await import("./server.ts");
