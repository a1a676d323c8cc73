import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { makeStaticResponse, type StaticResponse } from "./static-response.ts";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The media type of a file by the end of its name. */
export function contentType(name: string): string {
  return contentTypes[extname(name)] ?? "application/octet-stream";
}

/**
 * The built files of a folder, by their path in it (`assets/index.js`). The names are read once: a request is looked up
 * among them and never becomes a path. Each file is read and compressed when it is first asked for.
 */
export class StaticFolder {
  readonly names: ReadonlySet<string>;
  readonly #root: string;
  readonly #headers: (name: string) => Record<string, string>;
  readonly #resources = new Map<string, Promise<StaticResponse>>();

  constructor(root: string, headers: (name: string) => Record<string, string>) {
    this.#root = root;
    this.#headers = headers;
    this.names = new Set(fileNames(root));
  }

  /** The file of that name, or null where there is none. */
  async get(name: string): Promise<StaticResponse | null> {
    return this.names.has(name) ? this.#read(name) : null;
  }

  #read(name: string): Promise<StaticResponse> {
    const cached = this.#resources.get(name);
    if (cached) return cached;
    const headers = { "Content-Type": contentType(name), ...this.#headers(name) };
    const reading = readFile(join(this.#root, name)).then((body) =>
      makeStaticResponse(body, headers, { effort: 6 }),
    );
    this.#resources.set(name, reading);
    reading.catch(() => this.#resources.delete(name));
    return reading;
  }
}

/** Paths of all files under a folder, with `/` between their parts; none where there is no folder. */
export function fileNames(root: string): string[] {
  const entries = readdirSyncOrEmpty(root);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function readdirSyncOrEmpty(root: string) {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
