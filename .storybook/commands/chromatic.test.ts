import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { screenWidths } from "../screen-widths.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Runs the command with a program of that name which says what it was called with. */
function run(token: string, exitCode = 0) {
  const folder = mkdtempSync(join(tmpdir(), "chromatic-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "chromatic"), `#!/bin/sh\necho "called with: $*"\nexit ${exitCode}\n`);
  chmodSync(join(folder, "chromatic"), 0o755);
  return spawnSync(process.execPath, [join(root, ".storybook/commands/chromatic.ts")], {
    encoding: "utf8",
    env: {
      ...process.env,
      CHROMATIC_PROJECT_TOKEN: token,
      PATH: `${folder}${delimiter}${process.env.PATH ?? ""}`,
    },
  });
}

test("without a token the command fails and says that nothing was compared", () => {
  const { status, stderr, stdout } = run("");
  expect(status).toBe(1);
  expect(stderr).toContain("CHROMATIC_PROJECT_TOKEN is not set, so nothing was published or compared");
  expect(stdout).toBe("");
});

test("a picture that changed makes the command fail until somebody accepts it", () => {
  const options = JSON.parse(read("chromatic.config.json"));
  const { status, stdout } = run("token", 1);
  expect(status).toBe(1);
  expect(stdout).not.toContain("exit-zero");
  expect(stdout).not.toContain("exit-once-uploaded");
  expect(Object.keys(options)).not.toContain("exitZeroOnChanges");
  expect(Object.keys(options)).not.toContain("exitOnceUploaded");
});

test("only stories that a change reaches are drawn, at the catalogue's three widths", () => {
  expect(JSON.parse(read("chromatic.config.json"))).toMatchObject({
    onlyChanged: true,
    buildScriptName: "storybook:build",
  });
  expect(JSON.parse(read("package.json")).scripts["storybook:build"]).toContain("storybook build");
  expect(Object.values(screenWidths).map(({ styles }) => styles.width)).toEqual(["360px", "768px", "1280px"]);
});
