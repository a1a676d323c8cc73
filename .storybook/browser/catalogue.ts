import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser, launchOptions } from "@consultorio/testkit/browser";
import type { Browser } from "playwright";
import { serveFolder } from "./static-server.ts";

/** A story or a page of docs, as Storybook's `index.json` lists it. */
export interface CatalogueEntry {
  id: string;
  /** Place in the sidebar: `Secciones/Hero/HeroSplit`. */
  title: string;
  name: string;
  exportName?: string;
  /** The stories file, from the root of the repository. */
  importPath: string;
  type: "story" | "docs";
  tags?: string[];
}

/** The built catalogue on a local port, and the browser that opens it. */
export interface Catalogue {
  origin: string;
  browser: Browser;
  entries: CatalogueEntry[];
}

/** Milliseconds that one story may take on a busy machine. */
export const storyTimeout = 240_000;
/** The folder of Storybook's build: see `storybook:build` in the root's package.json. */
const folder = join(import.meta.dirname, "..", "..", "storybook-static");
/** Nobody listens on this port, so a request to another host fails at once on every machine. */
export const deadProxy = { server: "http://127.0.0.1:1", bypass: "127.0.0.1" };
/**
 * Without this flag the browser redraws only the changed part of a tile and smooths a rounded edge at the cut by another
 * shade: the pixels of a carousel's buttons would depend on when they appeared.
 */
export const wholeTiles = "--disable-partial-raster";

/** Everything in the built catalogue. Throws where nothing is built. */
export async function catalogueEntries(): Promise<CatalogueEntry[]> {
  const index: { entries: Record<string, CatalogueEntry> } = JSON.parse(
    await readFile(join(folder, "index.json"), "utf8"),
  );
  return Object.values(index.entries);
}

/** Serves the built catalogue on a local port. */
export const serveCatalogue = () => serveFolder(folder);

/** Serves the built catalogue, starts the browser, and closes both after `use`. Throws where nothing is built. */
export async function withCatalogue<T>(use: (catalogue: Catalogue) => Promise<T>): Promise<T> {
  const entries = await catalogueEntries();
  const { origin, close } = await serveCatalogue();
  try {
    const { args = [] } = await launchOptions();
    const browser = await launchBrowser({ proxy: deadProxy, args: [...args, wholeTiles] });
    try {
      return await use({ origin, browser, entries });
    } finally {
      await browser.close();
    }
  } finally {
    await close();
  }
}
