// The process that visitors reach. Everything else is loaded after the checks that must come first.
import "./server/node-version.mjs";

const development = process.argv.includes("--dev");
// React and Next read it while they load; production is two to three times faster.
Object.assign(process.env, {
  NODE_ENV: development ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

const { main } = await import("./server/main.ts");
await main({ development });
