import { createHash } from "node:crypto";
import { headerLines, masked } from "./mask.ts";
import { origin } from "./server.ts";

/** The answer for a visitor at one address. */
export interface PublicFile {
  path: string;
  status: number;
  headers: string[];
  /** The text without marks; null for pictures, fonts and other bytes. */
  text: string | null;
  sha256: string;
}

const firstPaths = [
  "/",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/no-existe",
  "/servicios/",
  "/buscar?q=varices",
];

/** Every published page, and every file that pages and their stylesheets name, by following addresses from the home page. */
export async function publicFiles(): Promise<PublicFile[]> {
  const queued = new Set(firstPaths);
  const queue = [...firstPaths];
  const files: PublicFile[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { file, named } = await read(path);
    files.push(file);
    for (const next of named) {
      if (queued.has(next)) continue;
      queued.add(next);
      queue.push(next);
    }
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function read(path: string): Promise<{ file: PublicFile; named: string[] }> {
  const response = await fetch(origin + path, { redirect: "manual" });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = /text|json|xml|javascript|svg/.test(response.headers.get("content-type") ?? "");
  const raw = isText ? bytes.toString("utf8") : null;
  const text = raw === null ? null : masked(raw);
  const file = {
    path: masked(path),
    status: response.status,
    headers: headerLines(response.headers),
    text,
    sha256: createHash("sha256")
      .update(text ?? bytes)
      .digest("hex"),
  };
  return { file, named: raw === null ? [] : namedPaths(raw) };
}

/** Local addresses in a text: in attributes, in lists of sizes, in `url()`, in a sitemap. Links of the API and the admin are left out. */
function namedPaths(text: string): string[] {
  const matches = text.matchAll(/(?:["'(\s,>]|http:\/\/localhost:\d+)(\/[\w./-]*)(?=["')\s,<#?]|$)/g);
  const paths = [...matches].map(([, path = ""]) => path);
  return paths.filter(
    (path) => path !== "" && !/^\/\/|^\/(?:api|admin)(?:\/|$)/.test(path) && isAddress(path),
  );
}

const isAddress = (path: string) =>
  path === "/" || /^\/(?:assets|elements|imagenes|media)\/|^\/[a-z][a-z-]+(?:\/[a-z0-9-]+)?$/.test(path);
