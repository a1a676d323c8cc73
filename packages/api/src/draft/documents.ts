import {
  brokenParts,
  type DocumentName,
  type FieldProblem,
  parseDocument,
  parseSite,
  publicSite,
  type Site,
  tidyDocument,
  tidyDocuments,
} from "@consultorio/content";
import type { Documents, Revision, VerifiedSession } from "@consultorio/store";
import { z } from "zod";
import { readSession, requireOwnSecondFactor } from "../auth/session.ts";
import { HttpError, invalidFields, mostListed } from "../http/http-error.ts";
import { Reply } from "../http/reply.ts";
import type { Services } from "../services.ts";
import { documentProblems } from "./document-problems.ts";

/** The draft. Throws 404 before the first content is saved. */
export async function requireDraft({ store }: Pick<Services, "store">): Promise<Revision> {
  const draft = await store.draft();
  if (draft === null) throw new HttpError(404, "Todavía no hay contenido.");
  return tidyRevision(draft);
}

/** A revision without invisible characters and empty rows, which earlier releases stored. */
const tidyRevision = (revision: Revision): Revision => ({
  ...revision,
  documents: tidyDocuments(revision.documents),
  unfinished: tidyDocuments(revision.unfinished),
});

/**
 * A document as the caller may see it: the published one for everyone; for an administrator the draft with its version as
 * `ETag`, and its unfinished values. Throws 403 for an administrator whose second factor is missing.
 */
export async function readDocument(
  request: Request,
  services: Services,
  name: DocumentName,
): Promise<{ document: unknown; unfinished?: unknown; headers: Record<string, string> }> {
  const session = await readSession(request, services);
  if (session !== null) {
    requireOwnSecondFactor(session);
    const { documents, unfinished, version } = await requireDraft(services);
    return {
      document: documents[name],
      ...(unfinished[name] !== undefined && { unfinished: unfinished[name] }),
      headers: { ETag: `"${version}"`, Vary: "Cookie" },
    };
  }
  const published = services.live.documents();
  if (published === null)
    throw new HttpError(503, "El sitio todavía no está publicado.", { headers: { "Retry-After": "3" } });
  return {
    document: publicSiteOf(published)[name],
    headers: { "Cache-Control": "no-cache", Vary: "Cookie" },
  };
}

/** The public part of a publication, made at the first call for it. */
const publicSites = new WeakMap<Documents, Site>();

function publicSiteOf(published: Documents): Site {
  const cached = publicSites.get(published);
  if (cached) return cached;
  const parsed = parseSite(published);
  if (!parsed.ok)
    throw new HttpError(503, "Lo publicado es de otra versión y se está preparando de nuevo.", {
      headers: { "Retry-After": "30" },
    });
  const site = publicSite(parsed.value);
  publicSites.set(published, site);
  return site;
}

interface Saving {
  request: Request;
  services: Services;
  session: VerifiedSession;
}

/** Validates a document and saves it in the draft. Throws 422 with every wrong field. */
export async function saveDocument<Name extends DocumentName>(
  { request, services, session }: Saving,
  name: Name,
  value: unknown,
): Promise<Reply<{ version: number }>> {
  const parsed = parseDocument(name, value);
  const problems = documentProblems(name, value, (await services.store.draft())?.documents);
  if (!parsed.ok || problems.length > 0) throw invalidFields(problems);
  const base = await baseVersion(request, services);
  const { version } = await services.store.save(session, { documents: { [name]: parsed.value }, base });
  return new Reply({ version }, { ETag: `"${version}"` });
}

/**
 * Keeps the unfinished values of a document, apart from the publishable ones, and returns their problems. A valid
 * document is saved. Throws 422 for values that no form can show.
 */
export async function keepDocument<Name extends DocumentName>(
  saving: Saving,
  name: Name,
  value: unknown,
): Promise<Reply<{ version: number; problems: FieldProblem[] }>> {
  const { request, services, session } = saving;
  const problems = documentProblems(name, value, (await services.store.draft())?.documents);
  if (problems.length === 0) {
    const saved = await saveDocument(saving, name, value);
    return new Reply({ ...saved.value, problems }, saved.headers);
  }
  const broken = brokenParts(name, value);
  if (broken.length > 0) throw invalidFields(broken);
  const base = await baseVersion(request, services);
  const kept = { documents: {}, unfinished: { [name]: tidyDocument(name, value) }, base };
  const { version } = await services.store.save(session, kept);
  return new Reply({ version, problems: problems.slice(0, mostListed) }, { ETag: `"${version}"` });
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
