// `pnpm e2e:browsers`: the walks of visitors in Firefox and WebKit, as far as Playwright has them on this machine. It
// fails where a walk fails, and where neither browser is there.
import { spawnSync } from "node:child_process";
import { engines } from "./engines.ts";

const missing = engines.filter(({ installed }) => !installed);
for (const { name } of missing) console.log(`${name} is not on this machine.`);
if (missing.length > 0) {
  const names = missing.map(({ browserName }) => browserName).join(" ");
  console.log(
    `To install: pnpm --filter @consultorio/system-tests exec playwright install --with-deps ${names}`,
  );
}
const walks = ["test", "--config", "playwright.browsers.config.ts", ...process.argv.slice(2)];
// Whole: what `pnpm test` leaves to the long form runs in Chromium there, and nowhere else in these browsers.
const env = { ...process.env, TEST_LONG: "1" };
process.exitCode =
  missing.length === engines.length
    ? 1
    : (spawnSync("playwright", walks, { stdio: "inherit", env }).status ?? 1);
