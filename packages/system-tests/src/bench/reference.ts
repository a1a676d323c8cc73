import { createServer, type Server } from "node:http";
import {
  attribute,
  descendants,
  type Element,
  elements,
  firstElement,
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

/** The kinds of references: `twin` has all of its pictures, `floor` the first one alone. */
type ReferenceKind = "twin" | "floor";

/** Starts a server of reference documents for the pages of a running site. */
export async function startReference(site: string, kind: ReferenceKind = "twin"): Promise<ReferenceSite> {
  const send = createStaticSender({});
  const answers = new Map<string, Promise<StaticResponse>>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "/";
    const answer = answers.get(path) ?? take(site, path, kind);
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

/** The policy of the documents, whose styles differ from those of the pages: without one the sender allows none. */
const ownParts = "default-src 'self' 'unsafe-inline' data:";

async function take(site: string, path: string, kind: ReferenceKind): Promise<StaticResponse> {
  const response = await fetch(`${site}${path}`);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const cache = response.headers.get("cache-control") ?? "no-cache";
  const body = type.startsWith("text/html")
    ? Buffer.from(plainDocument(await response.text(), kind))
    : new Uint8Array(await response.arrayBuffer());
  return makeStaticResponse(body, {
    "Content-Type": type,
    "Cache-Control": cache,
    "Content-Security-Policy": ownParts,
  });
}

/**
 * The lower limit for the same text, pictures and styles: no script, and the system's own fonts. The time that the page
 * takes beyond this limit is spent on behaviour and type. The floor has only the first picture: no page with the same
 * content can be there sooner.
 */
function plainDocument(html: string, kind: ReferenceKind): string {
  const tree = parse(html);
  for (const node of descendants(tree))
    if ("tagName" in node && (isExtra(node) || (kind === "floor" && isLate(node)))) remove(node);
  for (const style of elements(tree).filter(({ tagName }) => tagName === "style")) {
    const [text] = style.childNodes;
    if (text && "value" in text) text.value = textOf(style).replaceAll(/@font-face\s*\{[^}]*\}/g, "");
  }
  return serialize(tree);
}

/** Pictures that the browser fetches when they come near, and icons, which it asks for by itself. */
const isLate = (element: Element) =>
  (element.tagName === "picture" &&
    attribute(firstElement(element, "img") ?? element, "loading") === "lazy") ||
  (element.tagName === "link" && /icon|manifest/.test(attribute(element, "rel") ?? ""));

function isExtra(element: Element): boolean {
  if (element.tagName === "script") return true;
  if (element.tagName !== "link") return false;
  return attribute(element, "rel") === "modulepreload" || attribute(element, "as") === "font";
}
