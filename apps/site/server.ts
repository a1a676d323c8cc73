// The process that visitors reach. Everything else is loaded after the checks that must come first.
import "./server/node-version.mjs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// The compiler that strips types stays out of memory where everything is known from an earlier start. The folder is this
// installation's own: what lies in it is run. Where it cannot be written nothing is kept.
enableCompileCache(process.env.COMPILE_CACHE || join(import.meta.dirname, "node_modules/.cache/compiled"));

const development = process.argv.includes("--dev");
// React and Next read it while they load; production is two to three times faster.
Object.assign(process.env, {
  NODE_ENV: development ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

const { main } = await import("./server/main.ts");
await main({ development });
