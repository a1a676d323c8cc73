import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

/** A browser beside Chromium that the walks can run in. */
export interface Engine {
  name: "Firefox" | "WebKit";
  /** As Playwright names it. */
  browserName: "firefox" | "webkit";
  /** Whether Playwright has it on this machine. */
  installed: boolean;
}

export const engines: readonly Engine[] = [
  { name: "Firefox", browserName: "firefox", installed: existsSync(firefox.executablePath()) },
  { name: "WebKit", browserName: "webkit", installed: existsSync(webkit.executablePath()) },
];
