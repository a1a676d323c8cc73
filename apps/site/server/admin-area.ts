import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { adminPolicy } from "./csp.ts";
import { Folder } from "./folder.ts";
import { sendResource } from "./ready-answer.ts";
import { sendText } from "./send.ts";

/** Serves the built single-page application under `/admin/`. */
export class AdminArea {
  readonly #folder: Folder;

  constructor(origin: string) {
    const root = dirname(fileURLToPath(import.meta.resolve("@consultorio/admin/package.json")));
    this.#folder = new Folder(join(root, "dist"), (name) => headersOf(name, origin));
  }

  /** Answers a request whose path is `/admin` or below it. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (path === "/admin") {
      response.writeHead(308, { Location: "/admin/" }).end();
      return;
    }
    const name = path.slice("/admin/".length);
    // An address inside the application has no extension; a file that is missing is missing.
    const file =
      (await this.#folder.get(name)) ?? (isScreen(name) ? await this.#folder.get("index.html") : null);
    if (file) sendResource(request, response, file);
    else if (this.#folder.names.size === 0)
      sendText(
        response,
        503,
        "El área de administración no está construida. Ejecuta «npx -y pnpm@12 build».",
      );
    else sendText(response, 404, "No existe.");
  }
}

const isScreen = (name: string) => !/\.[a-z0-9]+$/i.test(name);

function headersOf(name: string, origin: string): Record<string, string> {
  const hashed = /^assets\/.+-[\w-]{8,}\.\w+$/.test(name);
  const cache = { "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "no-cache" };
  if (!name.endsWith(".html")) return cache;
  return {
    ...cache,
    "Content-Security-Policy": adminPolicy(origin, { framed: name === "preview.html" }),
    "X-Robots-Tag": "noindex",
  };
}
