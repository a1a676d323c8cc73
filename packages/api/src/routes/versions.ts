import {
  checklist,
  clinicDay,
  confirmableContent,
  type FieldProblem,
  type Finding,
  parseSite,
  siteFields,
  tidyDocuments,
} from "@consultorio/content";
import type { Revision } from "@consultorio/store";
import type { versionRoutes } from "../contract/versions.ts";
import {
  changesBetween,
  livePublication,
  namedRevision,
  requireRevision,
  summaryOf,
} from "../draft/changes.ts";
import { unfinishedProblems } from "../draft/document-problems.ts";
import { requireDraft } from "../draft/documents.ts";
import { recoverChanges } from "../draft/recover.ts";
import { versionSummaries } from "../draft/summaries.ts";
import { unknownVariants } from "../draft/unknown-variants.ts";
import type { Handlers } from "../endpoint.ts";
import { invalidFields } from "../http/http-error.ts";
import { publishStream } from "../publish-stream.ts";

/** How many versions one answer lists. */
const pageSize = 100;

export const versionHandlers = {
  listRevisions: async ({ services: { store, live }, query }) => {
    const before = Number(query.before ?? Number.NaN);
    const revisions = await store.revisions({ limit: pageSize + 1, ...(before > 0 && { before }) });
    const liveId = live.publication()?.revisionId;
    const page = revisions.slice(0, pageSize);
    const summaries =
      query.summaries === undefined
        ? null
        : await versionSummaries(
            store,
            page.map(({ version }) => version),
            revisions[pageSize]?.version,
          );
    return {
      more: revisions.length > pageSize,
      revisions: page.map((revision) => ({
        ...summaryOf(revision),
        live: revision.id === liveId,
        ...(summaries && { summary: summaries.get(revision.version) ?? [] }),
      })),
    };
  },

  eraseWords: async ({ services, session, body }) => ({
    ...(await services.store.eraseWords(session, body.texts)),
    backupsGoneBy: await services.backupsGoneBy(),
  }),

  restoreRevision: async ({ services, session, params }) => {
    const { store } = services;
    const old = await requireRevision(services, params.id);
    const base = (await store.draft())?.version ?? 0;
    const note = `Recuperada de la versión ${old.version}`;
    return store.save(session, { documents: tidyDocuments(old.documents), base, note });
  },

  recoverChanges: async ({ services, session, params, body }) =>
    recoverChanges(services, session, await requireRevision(services, params.id), body.changes),

  readChanges: async ({ services, query: { from: first = "live", to: second = "draft" } }) => {
    const from = await namedRevision(services, first);
    const to = await namedRevision(services, second);
    const compared = changesBetween(from, to);
    if (compared.from === null) return { ...compared, from: null };
    const published = first === "live" ? await livePublication(services) : null;
    const { author, createdAt, scheduled } = published
      ? summaryOf(published)
      : { ...compared.from, scheduled: false };
    return { ...compared, from: { ...compared.from, author, createdAt, scheduled } };
  },

  readChecklist: async ({ services }) => {
    const draft = await requireDraft(services);
    const { version, documents } = draft;
    const parsed = parseSite(documents);
    const findings = parsed.ok
      ? [
          ...checklist(parsed.value, clinicDay(new Date())),
          ...unknownVariants(documents.selectedSections).map((problem) =>
            finding("warn", "Secciones", { ...problem, path: `selectedSections.${problem.path}` }),
          ),
        ]
      : parsed.problems.map((problem) => finding("block", "Contenido", problem));
    findings.unshift(...unfinishedFindings(draft));
    const { problem } = await services.backupState();
    if (problem !== null) findings.unshift(finding("warn", "Respaldos", { path: "", message: problem }));
    const confirmed = confirmableContent(documents).filter((one) => one.confirmed);
    return {
      version,
      findings,
      confirmed: confirmed.map(({ mark, path, label, value }) => ({ mark, path, label, value })),
    };
  },

  publish: async ({ request, requestId, services, session }) => {
    if (request.headers.get("accept")?.includes("text/event-stream"))
      return publishStream(services, session, requestId);
    return services.publisher.publish(session);
  },

  listPublications: async ({ services: { store } }) => {
    const pointer = await store.livePointer();
    const publications = await store.publications({ limit: 100 });
    return {
      publications: publications.map((publication) => ({
        ...summaryOf(publication),
        live: publication.id === pointer?.publicationId,
      })),
    };
  },

  rollBack: async ({ services: { publisher }, session, params }) => publisher.goBack(session, params.id),

  readSchedule: async ({ services: { store } }) => ({
    schedule: (await store.schedule(10)).map(summaryOf),
  }),

  schedulePublication: async ({ services, session, body }) => {
    const draft = await requireDraft(services);
    const problems = unfinishedProblems(draft);
    if (problems.length > 0) throw invalidFields(problems);
    const { id: revisionId } = draft;
    return summaryOf(
      await services.store.schedulePublication(session, { revisionId, due: new Date(body.due) }),
    );
  },

  cancelSchedule: ({ services: { store }, session }) => store.cancelSchedule(session),
} satisfies Handlers<typeof versionRoutes>;

/** The findings for an unfinished draft that cannot be published, each with the place of its field. */
function unfinishedFindings(draft: Revision): Finding[] {
  const fields = siteFields({ ...draft.documents, ...draft.unfinished });
  return unfinishedProblems(draft).map((problem) => {
    const { path } = problem;
    const field =
      fields.find((one) => one.path === path) ?? fields.find((one) => one.path.startsWith(`${path}.`));
    const label = field?.path === path ? field.label : "";
    return { ...finding("block", field?.place || "Contenido", problem), label };
  });
}

const finding = (level: Finding["level"], place: string, { path, message }: FieldProblem): Finding => ({
  topic: "unfinished",
  level,
  path,
  place,
  label: "",
  message,
  excerpt: "",
});
