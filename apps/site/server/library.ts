import { join } from "node:path";
import { filesFolder } from "@consultorio/imagery/files";
import sirv from "sirv";
import { dataPolicy } from "./csp.ts";
import { fileNames } from "./folder.ts";
import type { Parts } from "./listener.ts";

const prefix = "/imagenes/";

/** The picture library: its files are served at `/imagenes/`. */
export interface Library {
  answer: Parts["pictures"];
  /** Whether there is a file at a path. */
  has(path: string): boolean;
}

/** Opens the folder of finished pictures. They are revalidated: a picture drawn anew keeps its name. */
export function openLibrary(): Library {
  const names = new Set(fileNames(filesFolder));
  const serve = sirv(filesFolder, {
    etag: true,
    setHeaders: (response) => {
      response.setHeader("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400");
      // An SVG that is opened by itself must not run anything.
      response.setHeader("Content-Security-Policy", `${dataPolicy}; style-src 'unsafe-inline'`);
    },
  });
  return {
    has: (path) => path.startsWith(prefix) && names.has(path.slice(prefix.length)),
    answer: (request, response, missing) => {
      request.url = join("/", (request.url ?? "").slice(prefix.length));
      serve(request, response, missing);
    },
  };
}
