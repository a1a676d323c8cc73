import { parseSite, routePath, shownSite, siteRoutes } from "@consultorio/content";
import type { Revision } from "@consultorio/store";
import { z } from "zod";
import { answer } from "../../../../api/answer.ts";
import { readSmallJson } from "../../../../api/body.ts";
import { changesBetween, namedRevision } from "../../../../api/changes.ts";
import { requireOwnOrigin } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { body, parseBody } from "../../../../api/parse-body.ts";
import { Refused, refusedFields } from "../../../../api/refused.ts";
import { shownNote } from "../../../../api/review.ts";
import { countNote } from "../../../../api/sign-in-limits.ts";
import { services } from "../../../services.ts";

interface Context {
  params: Promise<{ token: string }>;
}

const text = (label: string, most: number) =>
  z
    .string({ error: `${label}: se espera un texto.` })
    .trim()
    .max(most, { error: `${label}: como máximo ${most} caracteres.` });

const note = body({
  section: text("Sección", 120),
  path: text("Página", 300),
  kind: z.enum(["approved", "comment"], { error: "Elige aprobar o comentar." }),
  text: text("Comentario", 1000),
  name: text("Nombre", 80).min(2, { error: "Nombre: escribe quién eres." }),
}).refine(({ kind, text: said }) => kind === "approved" || said !== "", {
  error: "Comentario: escribe qué cambiarías.",
  path: ["text"],
});

/** The draft that a review link shows, what changed in it since the public site, and what was said. No session. */
export const GET = handle(async (_request, { params }: Context) => {
  const { store } = services();
  const link = await store.reviewByToken((await params).token);
  if (link === null) throw gone();
  const revision = await store.revision(link.revisionId);
  if (revision === null) throw gone();
  const { changes } = changesBetween(await namedRevision("live"), revision);
  return answer({
    version: link.version,
    until: link.expiresAt.toISOString(),
    author: link.author.name,
    site: revision.documents,
    changes,
    notes: link.notes.map(shownNote),
  });
});

/** Approves a part of a page or comments on it: `{ section, path, kind, text, name }`. */
export const POST = handle(async (request, { params }: Context) => {
  requireOwnOrigin(request);
  const { token } = await params;
  const revision = await reviewedRevision(token);
  const said = parseBody(note, await readSmallJson(request));
  requirePage(revision, said.path);
  await countNote(request);
  return answer({ note: shownNote(await services().store.addReviewNote(token, said)) }, { status: 201 });
});

async function reviewedRevision(token: string): Promise<Revision> {
  const { store } = services();
  const link = await store.reviewByToken(token);
  const revision = link && (await store.revision(link.revisionId));
  if (revision === null) throw gone();
  return revision;
}

/** A word about a page that the reviewed draft does not have is about nothing. Throws 422. */
function requirePage({ documents }: Revision, path: string): void {
  const site = parseSite(documents);
  const paths = site.ok ? siteRoutes(shownSite(site.value)).map(routePath) : [];
  if (!paths.includes(path)) throw refusedFields([{ path: "path", message: "Página: no existe." }]);
}

const gone = () => new Refused(404, "El enlace de revisión venció o ya no existe. Pide otro.");
