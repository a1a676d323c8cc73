// The process that visitors reach.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const development = process.argv.includes("--dev");
// React and Next read it while they load; production is two to three times faster.
Object.assign(process.env, {
  NODE_ENV: development ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

const admin = dirname(fileURLToPath(import.meta.resolve("@consultorio/admin/package.json")));
const { main } = await import("@consultorio/server/main");
await main({ development, folders: { site: import.meta.dirname, admin: join(admin, "dist") } });
