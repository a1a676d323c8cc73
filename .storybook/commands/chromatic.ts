// `pnpm chromatic`: publishes the catalogue to Chromatic. Fails until every changed picture is accepted there.
// `chromatic.config.json` has its options, `screen-widths.ts` the widths.
import { spawnSync } from "node:child_process";

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status, error } = spawnSync("chromatic", process.argv.slice(2), { stdio: "inherit" });
  if (error) console.error(`Chromatic did not start: ${error.message}. Run \`pnpm chromatic\`.`);
  process.exitCode = status ?? 1;
} else {
  console.error(
    "Chromatic: CHROMATIC_PROJECT_TOKEN is not set, so nothing was published or compared. Take the token from the project's page on chromatic.com. `pnpm visual` compares the catalogue without it.",
  );
  process.exitCode = 1;
}
