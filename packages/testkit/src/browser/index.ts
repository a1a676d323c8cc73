import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "playwright";
import { unpackBrowser } from "./unpack.ts";

/**
 * Which browser this machine uses: `given` by `CHROMIUM_PATH`, `pinned` by the lockfile (Linux x64), or Playwright's
 * own `installed` one. The pixels of an installed one differ: visual comparison is skipped with it.
 */
export type BrowserKind = "given" | "pinned" | "installed";

export function browserKind(): BrowserKind {
  if (process.env.CHROMIUM_PATH) return "given";
  return process.platform === "linux" && process.arch === "x64" ? "pinned" : "installed";
}

/**
 * Options for Playwright's `chromium.launch()`; the first call on a machine unpacks the pinned browser (about
 * 3 s). Playwright itself already switches off background networking, updates and first-run pages.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const args = ["--no-sandbox", "--disable-gpu"];
  switch (browserKind()) {
    case "given":
      return { args, executablePath: givenPath() };
    case "pinned":
      return { args, ...(await pinned()) };
    case "installed":
      return { args };
  }
}

/** Launches the browser of {@link launchOptions}, headless. The caller closes it. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...(await launchOptions()), ...options });
}

/**
 * Launches the browser of a person who set it to text at 200 %, as WCAG 1.4.4 asks for: 32 px in place of 16. The
 * caller closes it.
 */
export async function launchWithLargeText(options: Omit<LaunchOptions, "args"> = {}): Promise<Browser> {
  const { args = [] } = await launchOptions();
  return launchBrowser({ ...options, args: [...args, "--blink-settings=defaultFontSize=32"] });
}

function givenPath(): string {
  const path = process.env.CHROMIUM_PATH ?? "";
  if (!existsSync(path))
    throw new Error(`CHROMIUM_PATH: there is no file "${path}". Correct it or unset it.`);
  return path;
}

async function pinned(): Promise<LaunchOptions> {
  const archives = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
  const { executable, libraries, fonts } = await unpackBrowser(archives, pinnedFolder(archives));
  const inherited = process.env.LD_LIBRARY_PATH;
  return {
    executablePath: executable,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: inherited ? `${libraries}:${inherited}` : libraries,
      FONTCONFIG_PATH: fonts,
    },
  };
}

/** In this package's own node_modules: writable after every install, and deleted with it. */
function pinnedFolder(archives: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(archives, "..", "package.json"), "utf8"),
  );
  return join(import.meta.dirname, "../../node_modules", ".cache", `chromium-${version}`);
}
