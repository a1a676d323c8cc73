import { Button, Progress, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide-react";
import { type Overview, overviewQuery } from "#api/overview.ts";
import panelClasses from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { useOrigin } from "#components/way-back.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { useFirstRunStep } from "#first-run/first-run-step.ts";
import { placeOfStep, type Step } from "#first-run/step-place.ts";
import { messages as stepWords } from "#first-run/strings.ts";
import classes from "./home.module.css";
import { messages } from "./strings.ts";

/** The nine steps, each with its state and one click from its field; nothing while the server does not tell them. */
export function Steps() {
  const { data } = useQuery(overviewQuery);
  return data ? <StepPanel steps={data.steps} invented={data.published?.invented ?? 0} /> : null;
}

interface StepPanelProps extends Pick<Overview, "steps"> {
  /** How much of the public content is still the example's: it keeps the last step open. */
  invented: number;
}

function StepPanel({ steps, invented }: StepPanelProps) {
  const [, walk] = useFirstRunStep();
  const navigate = useNavigate();
  const origin = useOrigin();
  const count = steps.length;
  const left = steps.filter(({ done }) => !done).length;
  const next = steps.findIndex(({ done }) => !done);
  const begin = () => {
    const step = steps[next];
    if (!step) return;
    walk(next);
    void navigate(placeOfStep(step));
  };
  return (
    <Panel title={titleOf(left, count)}>
      <Progress
        className={classes.progress}
        value={(100 * (count - left)) / count}
        aria-label={messages.steps.title}
        radius="xl"
      />
      {left > 0 && (
        <div className={classes.start}>
          <Button onClick={begin}>{left === count ? messages.steps.start : messages.steps.goOn}</Button>
          <p className={panelClasses.note}>{messages.steps.time}</p>
        </div>
      )}
      <ol className={classes.steps}>
        {steps.map((step) => {
          const Icon = step.done ? CircleCheck : Circle;
          return (
            <li key={step.name}>
              <Link {...placeOfStep(step)} state={origin} className={classes.step} data-done={step.done}>
                <Icon size={20} aria-hidden />
                {stepWords.steps[step.name].title}
                <VisuallyHidden>: {step.done ? stepWords.done : stepWords.pending}</VisuallyHidden>
              </Link>
              <Facts step={step} />
              {step.name === "publish" && !step.done && invented > 0 && (
                <p className={classes.facts}>
                  {fill(messages.steps.publishWaits, { count: invented })}
                  <Link to="/lista">{messages.steps.seeInvented}</Link>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The facts of the example that a step asks about beside its own field, each with its place. */
function Facts({ step: { path: stepPath, pending } }: { step: Step }) {
  const origin = useOrigin();
  const facts = pending.filter(({ path, mark }) => mark !== null && path !== stepPath);
  if (facts.length === 0) return null;
  return (
    <p className={classes.facts}>
      {facts.map(({ path, label }) => (
        <Link key={path} {...placeOf(path)} state={origin}>
          {label}
        </Link>
      ))}
    </p>
  );
}

function titleOf(left: number, count: number): string {
  if (left === 0) return fill(messages.steps.done, { count });
  return fill(left === 1 ? messages.steps.leftOne : messages.steps.left, { left, count });
}
