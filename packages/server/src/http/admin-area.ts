import type { IncomingMessage, ServerResponse } from "node:http";
import { forever } from "@consultorio/publishing/http/cache-control";
import { adminPolicy } from "@consultorio/publishing/http/content-security-policy";
import { StaticFolder } from "@consultorio/publishing/http/static-folder";
import { sendText } from "./send.ts";
import type { SendStatic } from "./send-static.ts";

/** Serves the built single-page application of a folder under `/admin/`. */
export function createAdminArea(folder: string, origin: string) {
  const files = new StaticFolder(folder, (name) => headersOf(name, origin));
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, send }: { path: string; send: SendStatic },
  ): Promise<void> => {
    if (path === "/admin") {
      response.writeHead(308, { Location: "/admin/" }).end();
      return;
    }
    const name = path.slice("/admin/".length);
    // An address inside the application has no extension; a file that is missing is missing.
    const file = (await files.get(name)) ?? (isScreen(name) ? await files.get("index.html") : null);
    if (file) send(request, response, file);
    else if (files.names.size > 0) sendText(response, 404, "No existe.");
    else {
      const error = "El área de administración no está construida. Ejecuta «npx -y pnpm@12 build».";
      sendText(response, 503, error);
    }
  };
}

const isScreen = (name: string) => !/\.[a-z0-9]+$/i.test(name);

function headersOf(name: string, origin: string): Record<string, string> {
  const hashed = /^assets\/.+-[\w-]{8,}\.\w+$/.test(name);
  const cache = { "Cache-Control": hashed ? forever : "no-cache" };
  if (!name.endsWith(".html")) return cache;
  return {
    ...cache,
    "Content-Security-Policy": adminPolicy(origin, { framed: name === "preview.html" }),
    "X-Robots-Tag": "noindex",
  };
}
