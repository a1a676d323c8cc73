import {
  type DocumentName,
  type FieldProblem,
  parseDocument,
  parseSite,
  publicSite,
  type Site,
} from "@consultorio/content";
import type { Documents, Revision, VerifiedSession } from "@consultorio/store";
import { z } from "zod";
import { readSession } from "../auth/session.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";
import type { Services } from "../services.ts";
import { newBrokenLinks } from "./broken-links.ts";

/** The draft. Throws 404 before the first content is saved. */
export async function requireDraft({ store }: Pick<Services, "store">): Promise<Revision> {
  const draft = await store.draft();
  if (draft === null) throw new HttpError(404, "Todavía no hay contenido.");
  return draft;
}

/**
 * A document as the caller may see it: the published one for everyone, the draft with its version as `ETag` for an
 * administrator.
 */
export async function readDocument(
  request: Request,
  services: Services,
  name: DocumentName,
): Promise<{ document: unknown; headers: Record<string, string> }> {
  if ((await readSession(request, services)) !== null) {
    const { documents, version } = await requireDraft(services);
    return { document: documents[name], headers: { ETag: `"${version}"`, Vary: "Cookie" } };
  }
  const published = services.live.documents();
  if (published === null)
    throw new HttpError(503, "El sitio todavía no está publicado.", { headers: { "Retry-After": "3" } });
  return {
    document: publicSiteOf(published)[name],
    headers: { "Cache-Control": "no-cache", Vary: "Cookie" },
  };
}

/** What anybody may read of a publication, made at the first call for it. */
const publicSites = new WeakMap<Documents, Site>();

function publicSiteOf(published: Documents): Site {
  const known = publicSites.get(published);
  if (known) return known;
  const parsed = parseSite(published);
  if (!parsed.ok)
    throw new HttpError(503, "Lo publicado es de otra versión y se está preparando de nuevo.", {
      headers: { "Retry-After": "30" },
    });
  const site = publicSite(parsed.value);
  publicSites.set(published, site);
  return site;
}

/** Validates a document and saves it in the draft. `moreProblems` are those that its schema cannot know. */
export async function saveDocument<Name extends DocumentName>(
  { request, services, session }: { request: Request; services: Services; session: VerifiedSession },
  name: Name,
  value: unknown,
  moreProblems: FieldProblem[] = [],
): Promise<Reply<{ version: number }>> {
  const parsed = parseDocument(name, value);
  const draft = await services.store.draft();
  const problems = [...moreProblems, ...newBrokenLinks(name, value, draft?.documents)];
  if (problems.length > 0) throw invalidFields(problems);
  if (!parsed.ok) throw invalidFields(parsed.problems);
  const documents = { [name]: parsed.value };
  const base = await baseVersion(request, services);
  const { version } = await services.store.save(session, { documents, base });
  return new Reply({ version }, { ETag: `"${version}"` });
}

const members = z.record(z.string(), z.unknown());

/** The one named member of a body that may have no other. Throws 422. */
export function onlyMember(name: string, body: unknown): unknown {
  const parsed = members.safeParse(body);
  if (!parsed.success || !(name in parsed.data))
    throw invalidFields([{ path: name, message: `Se espera un objeto con el campo «${name}».` }]);
  const unknown = Object.keys(parsed.data).filter((key) => key !== name);
  if (unknown.length > 0)
    throw invalidFields(unknown.map((key) => ({ path: key, message: `Campo desconocido «${key}».` })));
  return parsed.data[name];
}

/** The version that an editor started from; the newest for a call without `If-Match`. */
async function baseVersion(request: Request, { store }: Services): Promise<number> {
  const header = request.headers.get("if-match");
  if (header === null || header === "*") return (await store.draft())?.version ?? 0;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw new HttpError(400, 'If-Match debe llevar la versión entre comillas, por ejemplo "12".');
  return Number(version);
}
