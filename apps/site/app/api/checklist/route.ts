import { checklist, clinicDay, type Finding, parseSite } from "@consultorio/content";
import { answer } from "../../../api/answer.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { unknownLayouts } from "../../../api/layouts.ts";
import { Refused } from "../../../api/refused.ts";
import { services } from "../../services.ts";

/** Everything to know before the draft is published: `{ version, findings }`. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const draft = await services().store.draft();
  if (draft === null) throw new Refused(404, "Todavía no hay contenido.");
  const parsed = parseSite(draft.documents);
  const findings = parsed.ok
    ? [...checklist(parsed.value, clinicDay(new Date())), ...layoutFindings(draft.documents.selectedSections)]
    : parsed.problems.map((problem) => blocking(problem, "Contenido"));
  const backup = await services().backupProblem();
  if (backup !== null) findings.unshift(aboutBackups(backup));
  return answer({ version: draft.version, findings });
});

const layoutFindings = (selection: unknown): Finding[] =>
  unknownLayouts(selection).map((problem) => ({ ...blocking(problem, "Secciones"), level: "warn" }));

const aboutBackups = (message: string): Finding => ({
  ...blocking({ path: "", message }, "Respaldos"),
  level: "warn",
});

const blocking = ({ path, message }: { path: string; message: string }, place: string): Finding => ({
  topic: "unfinished",
  level: "block",
  path,
  place,
  label: "",
  message,
  excerpt: "",
});
