import { filesFolder } from "@consultorio/imagery/files";
import { dataPolicy } from "./csp.ts";
import { Folder } from "./folder.ts";
import type { Resource } from "./resource.ts";

const prefix = "/imagenes/";

/** The picture library: its files are served at `/imagenes/`. */
export interface Library {
  /** The file at a path; null where there is none. */
  get(path: string): Promise<Resource | null>;
  /** Whether there is a file at a path. */
  has(path: string): boolean;
}

/** Opens the folder of finished pictures. They are revalidated: a picture drawn anew keeps its name. */
export function openLibrary(): Library {
  const folder = new Folder(filesFolder, () => ({
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    // An SVG that is opened by itself must not run anything.
    "Content-Security-Policy": `${dataPolicy}; style-src 'unsafe-inline'`,
  }));
  const nameOf = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : "");
  return {
    get: (path) => folder.get(nameOf(path)),
    has: (path) => folder.names.has(nameOf(path)),
  };
}
