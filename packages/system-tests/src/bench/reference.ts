import { createServer, type Server } from "node:http";
import {
  attribute,
  descendants,
  type Element,
  elements,
  remove,
  textOf,
} from "@consultorio/publishing/html/html-tree";
import { makeStaticResponse, type StaticResponse } from "@consultorio/publishing/http/static-response";
import { listen } from "@consultorio/server/http/connections";
import { createStaticSender } from "@consultorio/server/http/send-static";
import { freePort } from "@consultorio/testkit/server/running-server";
import { parse, serialize } from "parse5";

/** Serves the plain twin of each page, and everything else of the site as it is. */
export interface ReferenceSite {
  origin: string;
  close(): void;
}

/** Starts a server of reference documents for the pages of a running site. */
export async function startReference(site: string): Promise<ReferenceSite> {
  const send = createStaticSender({});
  const answers = new Map<string, Promise<StaticResponse>>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "/";
    const answer = answers.get(path) ?? take(site, path);
    answers.set(path, answer);
    answer.then(
      (ready) => send(request, response, ready),
      () => response.writeHead(502).end(),
    );
  });
  const port = await freePort();
  await listen(server, port, "127.0.0.1");
  return { origin: `http://localhost:${port}`, close: () => server.close().closeAllConnections() };
}

async function take(site: string, path: string): Promise<StaticResponse> {
  const response = await fetch(`${site}${path}`);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const cache = response.headers.get("cache-control") ?? "no-cache";
  const body = type.startsWith("text/html")
    ? Buffer.from(plainDocument(await response.text()))
    : new Uint8Array(await response.arrayBuffer());
  return makeStaticResponse(body, { "Content-Type": type, "Cache-Control": cache });
}

/**
 * The least that the same words, pictures and styles can be: no script at all, and the system's own fonts. What the page
 * takes longer than this is what it spends on behaviour and type.
 */
function plainDocument(html: string): string {
  const tree = parse(html);
  for (const node of descendants(tree)) if ("tagName" in node && isExtra(node)) remove(node);
  for (const style of elements(tree).filter(({ tagName }) => tagName === "style")) {
    const [text] = style.childNodes;
    if (text && "value" in text) text.value = textOf(style).replaceAll(/@font-face\s*\{[^}]*\}/g, "");
  }
  return serialize(tree);
}

function isExtra(element: Element): boolean {
  if (element.tagName === "script") return true;
  if (element.tagName !== "link") return false;
  return attribute(element, "rel") === "modulepreload" || attribute(element, "as") === "font";
}
