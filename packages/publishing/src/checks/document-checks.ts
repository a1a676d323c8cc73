import { missingPictureWords, pictureUses, type Site } from "@consultorio/content";
import type { CheckedFacts } from "../html/document-facts.ts";
import type { PublishProblem } from "../publish-error.ts";

/** The addresses that a document may refer to. */
export interface DocumentContext {
  origin: string;
  /** Paths of all pages of the publication, and of redirects to one. */
  pages: ReadonlySet<string>;
  /** Whether another file is served at a path. */
  exists(path: string): boolean;
}

/** Everything that keeps a document from being shown to visitors; each is one Spanish sentence. */
export function documentProblems(
  path: string,
  facts: CheckedFacts,
  context: DocumentContext,
): PublishProblem[] {
  const messages: string[] = [];
  if (facts.headings !== 1) messages.push(`debe tener un título principal (h1) y tiene ${facts.headings}.`);
  if (!facts.hasNoticeBar) messages.push("falta el aviso de publicidad con las cédulas.");
  if (facts.hasLateContent) messages.push("hay contenido que sólo aparecería con JavaScript.");
  for (const name of new Set(facts.placeholders))
    messages.push(`el texto «${name}» no se pudo sustituir por un dato del sitio.`);
  for (const link of new Set(facts.links)) {
    if (!resolves(link, facts, context)) messages.push(`el enlace «${link}» no lleva a ninguna parte.`);
  }
  for (const picture of new Set(facts.pictures)) {
    if (!isPicture(picture, context)) messages.push(`la imagen «${picture}» no existe.`);
  }
  return messages.map((message) => ({ path, message }));
}

/** Pictures without alternative text or another description: a screen reader would say nothing. */
export function pictureProblems({ siteContent }: Site): PublishProblem[] {
  return missingPictureWords({ siteContent })
    .filter(({ level }) => level === "block")
    .map(({ place, label, message }) => ({ path: "/", message: `${place}, ${label}: ${message}` }));
}

/**
 * Uploads that a site names and Multimedia does not have any more, for instance after an old version was restored. Each
 * has one problem, with the first field that names it. `lost` has the first page that shows each.
 */
export function lostUploadProblems(site: Site, lost: ReadonlyMap<string, string>): PublishProblem[] {
  const uses = pictureUses(site);
  return [...lost].map(([address, path]) => {
    const [use] = uses.get(address) ?? [];
    const field = use === undefined ? `«${address}»` : [use.place, use.label].filter(Boolean).join(", ");
    return { path, message: `${field}: este archivo ya no está en Multimedia. Elige otro.` };
  });
}

function resolves(link: string, facts: CheckedFacts, { pages, exists }: DocumentContext): boolean {
  if (link.startsWith("#")) return link === "#top" || facts.ids.has(decode(link.slice(1)));
  if (!link.startsWith("/")) return /^(?:https?:|tel:|mailto:)/.test(link);
  const [path = ""] = link.split(/[?#]/);
  return pages.has(path) || exists(path);
}

function isPicture(address: string, { origin, exists }: DocumentContext): boolean {
  if (address.startsWith("data:image/")) return true;
  const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [path = ""] = local.split(/[?#]/);
  return path.startsWith("/") && exists(path);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
