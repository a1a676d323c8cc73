import { type DocumentName, parseDocument, parseSite, publicSite, type Site } from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import { z } from "zod";
import { services } from "../app/services.ts";
import { answer } from "./answer.ts";
import { readJson } from "./body.ts";
import { currentSession, writing } from "./guard.ts";
import { Refused, refusedFields } from "./refused.ts";

/**
 * The document as the caller may see it: what is published for everyone, the draft with its version as `ETag` for an
 * administrator. `wrap` gives the answer its shape.
 */
export async function readDocument(
  request: Request,
  name: DocumentName,
  wrap: (document: unknown) => unknown,
): Promise<Response> {
  const { store, live } = services();
  if ((await currentSession(request)) !== null) {
    const draft = await store.draft();
    if (draft === null) throw new Refused(404, "Todavía no hay contenido.");
    return answer(wrap(draft.documents[name]), { headers: { ETag: `"${draft.version}"`, Vary: "Cookie" } });
  }
  const published = live.documents();
  if (published === null)
    throw new Refused(503, "El sitio todavía no está publicado.", { headers: { "Retry-After": "3" } });
  return answer(wrap(forAnybody(published)[name]), {
    headers: { "Cache-Control": "no-cache", Vary: "Cookie" },
  });
}

/** What anybody may read of a publication, made at the first call for it. */
const publicSites = new WeakMap<Documents, Site>();

function forAnybody(published: Documents): Site {
  const known = publicSites.get(published);
  if (known) return known;
  const parsed = parseSite(published);
  if (!parsed.ok)
    throw new Refused(503, "Lo publicado es de otra versión y se está preparando de nuevo.", {
      headers: { "Retry-After": "30" },
    });
  const site = publicSite(parsed.value);
  publicSites.set(published, site);
  return site;
}

/** Saves a document of the draft. `unwrap` finds it in the body; `extra` adds what the schema cannot know. */
export async function saveDocument<Name extends DocumentName>(
  request: Request,
  name: Name,
  {
    unwrap,
    extra = () => [],
  }: {
    unwrap: (body: unknown) => unknown;
    extra?: (value: unknown) => { path: string; message: string }[];
  },
): Promise<Response> {
  const { session, body } = await writing(request, readJson);
  const value = unwrap(body);
  const document = checked(name, value, extra(value));
  const revision = await services().store.save(session, {
    documents: { [name]: document },
    base: await baseOf(request),
  });
  return answer({ version: revision.version }, { headers: { ETag: `"${revision.version}"` } });
}

function checked<Name extends DocumentName>(
  name: Name,
  value: unknown,
  extra: { path: string; message: string }[],
): Site[Name] {
  const parsed = parseDocument(name, value);
  if (extra.length > 0) throw refusedFields(extra);
  if (!parsed.ok) throw refusedFields(parsed.problems);
  return parsed.value;
}

/** Takes the one named member out of a body that may have no other. */
export function onlyMember(name: string): (body: unknown) => unknown {
  const schema = z.record(z.string(), z.unknown());
  return (body) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success || !(name in parsed.data))
      throw refusedFields([{ path: name, message: `Se espera un objeto con el campo «${name}».` }]);
    const unknown = Object.keys(parsed.data).filter((key) => key !== name);
    if (unknown.length > 0)
      throw refusedFields(unknown.map((key) => ({ path: key, message: `Campo desconocido «${key}».` })));
    return parsed.data[name];
  };
}

/** The version that an editor started from; the newest where the call does not say (as the specification's does not). */
async function baseOf(request: Request): Promise<number> {
  const header = request.headers.get("if-match");
  if (header === null || header === "*") return (await services().store.draft())?.version ?? 0;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw new Refused(400, 'If-Match debe llevar la versión entre comillas, por ejemplo "12".');
  return Number(version);
}
