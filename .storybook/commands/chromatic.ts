import { spawnSync } from "node:child_process";

/** `pnpm chromatic`: publishes the catalogue to Chromatic where a token is present. */

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync(
    "chromatic",
    ["--build-script-name", "storybook:build", "--exit-zero-on-changes"],
    {
      stdio: "inherit",
    },
  );
  process.exitCode = status ?? 1;
} else {
  console.log(
    "Chromatic: CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. Take the token from the project's page on chromatic.com.",
  );
}
