// The entry, in plain JavaScript: an old Node cannot read the rest, and TypeScript that is read before the cache is there
// brings the compiler that strips types into memory for good.
import "./node-version.mjs";
import module from "node:module";
import { join } from "node:path";
import process from "node:process";

// The cached code is executed, so that its folder belongs to this installation alone. Where the folder cannot be written
// nothing is cached.
module.enableCompileCache(
  process.env.COMPILE_CACHE || join(import.meta.dirname, "node_modules/.cache/compiled"),
);

await import("./server.ts");
