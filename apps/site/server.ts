// The process that visitors reach. Everything else is loaded after the checks that must come first.
import "./node-version.mjs";
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// With cached code the compiler that strips types stays out of memory. The cached code is executed, so that its folder
// belongs to this installation alone. Where the folder cannot be written nothing is cached.
enableCompileCache(process.env.COMPILE_CACHE || join(import.meta.dirname, "node_modules/.cache/compiled"));

const development = process.argv.includes("--dev");
// React and Next read it while they load; production is two to three times faster.
Object.assign(process.env, {
  NODE_ENV: development ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

const admin = dirname(fileURLToPath(import.meta.resolve("@consultorio/admin/package.json")));
const { main } = await import("@consultorio/server/main");
await main({ development, folders: { site: import.meta.dirname, admin: join(admin, "dist") } });
