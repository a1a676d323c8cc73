import { existsSync, readFileSync } from "node:fs";
import { list } from "./retried-tests.ts";

// The last step of `pnpm test`.
if (existsSync(list)) console.log(readFileSync(list, "utf8").trimEnd());
