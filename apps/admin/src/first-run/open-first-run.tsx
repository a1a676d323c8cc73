import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useServerAway } from "#api/health.ts";
import { type Overview, overviewQuery } from "#api/overview.ts";
import { fill } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { useOpenEditor } from "#document-editor/saving/open-editor.ts";
import classes from "./first-run.module.css";
import { useFirstRunStep } from "./first-run-step.ts";
import { StepHelp } from "./step-help.tsx";
import { placeOfStep, type Step } from "./step-place.ts";
import { messages } from "./strings.ts";

/** The bar of the first-run path: the present step, its task, and the button to the next one. */
export function OpenFirstRun({ index }: { index: number }) {
  const { data } = useQuery(overviewQuery);
  const { campo } = useSearch({ strict: false });
  const { back, next, end, moving, failed } = useWalk(index, campo, data?.steps);
  const away = useServerAway();
  const step = data?.steps[index];
  if (!data || !step) return null;
  const last = index === data.steps.length - 1;
  const { title } = messages.steps[step.name];
  const toSee = step.pending.some(({ path }) => path === `siteContent.${campo}`);
  const help = toSee ? helpOf(campo) : [messages.steps[step.name].help, leadsTo(step)].join(" ").trim();
  return (
    <aside aria-label={messages.label} className={classes.bar}>
      <div className={classes.text}>
        <p className={classes.position}>
          {fill(messages.position, { step: index + 1, count: data.steps.length })}
          {step.done && !failed && (
            <span className={classes.done}>
              <CircleCheck size={18} aria-hidden /> {messages.done}
            </span>
          )}
        </p>
        <p className={classes.title}>{title}</p>
        {toSee ? <p className={classes.help}>{help}</p> : <StepHelp text={help} />}
        <p role="alert" className={classes.failed}>
          {failed && (away ? messages.notReached : messages.notSaved)}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={end}>
          {messages.end}
        </Button>
        <Button
          variant="default"
          leftSection={<ArrowLeft size={18} aria-hidden />}
          disabled={index === 0 || moving}
          onClick={() => void back()}
        >
          {messages.back}
        </Button>
        {!last && (
          <Button
            rightSection={<ArrowRight size={18} aria-hidden />}
            disabled={moving}
            onClick={() => void next()}
          >
            {moving ? messages.saving : messages.next}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** The facts of the example that the step asks about in other places; empty where there is none. */
function leadsTo({ pending }: Step): string {
  const fields = pending.flatMap(({ label, mark }) => (mark === null ? [] : [label]));
  return fields.length === 0 ? "" : fill(messages.leads, { fields: fields.join(", ") });
}

/** Advice for a field that may stay unchanged. */
const helpOf = (field = "") =>
  field.endsWith("avisoCofepris") ? messages.noticeWaits : messages.fromExample;

/**
 * Moves along the path. What is typed is saved before a step is left; where that fails, the step stays. «Siguiente» leads
 * to a further open field of the step first, then to those that should be seen, and says nothing about any of them.
 */
function useWalk(index: number, shown: string | undefined, steps: Overview["steps"] | undefined) {
  const [, setIndex, endPath] = useFirstRunStep();
  const client = useQueryClient();
  const navigate = useNavigate();
  const editor = useOpenEditor();
  const [state, setState] = useState<"still" | "moving" | "failed">("still");
  /** Fields that may stay as they are and were shown. */
  const seen = useRef(new Set<string>());
  // The steps change once the problem is saved.
  useEffect(() => setState((now) => (now === "failed" ? "still" : now)), [steps]);
  const ending = async (saving: Promise<boolean>) => {
    setState("moving");
    const saved = await saving;
    // The bar itself goes on: on a telephone the toast would take the room of the next field.
    if (saved) toasts.clear();
    setState(saved ? "still" : "failed");
    return saved;
  };
  const save = async () => !editor?.dirty || ending(editor.save());
  const newest = async () => {
    const query = client.fetchQuery({ ...overviewQuery, staleTime: 0 });
    return (await query.catch(() => ({ steps }))).steps;
  };
  const goTo = async (to: number, known = steps) => {
    const step = known?.[to];
    if (!step) return;
    setIndex(to);
    await navigate(placeOfStep(step));
  };
  return {
    moving: state === "moving",
    failed: state === "failed",
    back: async () => void ((await save()) && (await goTo(index - 1))),
    next: async () => {
      const before = steps?.[index];
      if (!(await save())) return;
      seen.current.add(`siteContent.${shown}`);
      const now = await newest();
      const after = now?.[index];
      if (after?.done === false && after.path !== before?.path) return goTo(index, now);
      const unseen = after?.pending.find(({ path }) => !seen.current.has(path));
      if (unseen === undefined) return goTo(index + 1, now);
      seen.current.add(unseen.path);
      await navigate(placeOf(unseen.path));
    },
    end: async () => {
      if (!(await save())) return;
      endPath();
      await navigate({ to: "/" });
    },
  };
}
