import { formatHours, overlappingHours, parseHours, typedHours, understoodHours } from "@consultorio/content";
import { Button, Input } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { type RefCallback, useId, useState, useSyncExternalStore } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import { fill } from "#components/strings.ts";
import { useDocument } from "#document-editor/document/document-context.ts";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { messages } from "./strings.ts";

/**
 * Opening and closing times of a day on a 24-hour clock; the value is `15:00 a 20:00`, several of them with commas, or
 * empty for closed. The text for visitors is below it. An added turn is no part of the value while it is empty.
 */
export function HoursField({ value, onChange, "data-path": path, ...wrapper }: TextControlProps) {
  const { label, error } = wrapper;
  const id = useId();
  const [added, setAdded] = useState(false);
  const storedSpans = value.split(",").map((span) => span.trim());
  const spans = added ? [...storedSpans, ""] : storedSpans;
  const change = (index: number, next: string) => {
    if (index < storedSpans.length) return onChange(storedSpans.with(index, next).join(", "));
    setAdded(false);
    onChange([...storedSpans, next].join(", "));
  };
  const remove = (index: number) => {
    if (index === storedSpans.length) setAdded(false);
    else onChange(storedSpans.filter((_, other) => other !== index).join(", "));
  };
  const someWrong = storedSpans.some(isWrong);
  const read = formatHours(parseHours(value) ?? []);
  const note = useHoursNote(path);
  return (
    <Input.Wrapper
      {...wrapper}
      labelElement="div"
      id={id}
      onPaste={(event) => {
        const pasted = understoodHours(event.clipboardData.getData("text/plain"));
        if (!parseHours(pasted)?.length) return;
        event.preventDefault();
        onChange(pasted);
      }}
    >
      {spans.map((span, index) => (
        <div key={index} className={classes.hours} data-part-of={path}>
          <SpanInputs
            label={index === 0 ? label : fill(messages.spanNumber, { label, number: index + 1 })}
            value={span}
            onChange={(next) => change(index, next)}
            wrong={Boolean(error) && (!someWrong || (index < storedSpans.length && isWrong(span)))}
            path={index === 0 ? path : undefined}
            opensRef={index === storedSpans.length ? focusNew : undefined}
          />
          {index > 0 && (
            <IconButton
              aria-label={fill(messages.removeSpan, { label, number: index + 1 })}
              icon={X}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {note !== "" && (
        <p role="status" className={classes.overlap}>
          {note}
        </p>
      )}
      {read !== "" && note !== messages.hoursWithoutDays && (
        <p className={classes.spoken}>{fill(messages.hoursRead, { hours: read })}</p>
      )}
      {read !== "" && !added && (
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<Plus size={16} aria-hidden />}
          aria-label={fill(messages.addSpanTo, { label })}
          onClick={() => setAdded(true)}
        >
          {messages.addSpan}
        </Button>
      )}
    </Input.Wrapper>
  );
}

/** A turn that cannot be read by itself. */
const isWrong = (span: string) => parseHours(span) === null;

/** The turn that was added takes the focus. */
const focusNew: RefCallback<HTMLInputElement> = (input) => input?.focus();

/** The problem of these hours: no day, or another row that is open at the same time of a day; otherwise empty. */
function useHoursNote(path = ""): string {
  const { store } = useDocument();
  const [part = "", ...inner] = path.split(".");
  const isThis = (row: { path: string }) => row.path === inner.join(".");
  return useSyncExternalStore(store.subscribe, () => {
    const work = store.get(part);
    const typed = typedHours(work).flat().find(isThis);
    if (typed?.days.trim() === "" && typed.hours.trim() !== "") return messages.hoursWithoutDays;
    const overlap = overlappingHours(work).find(isThis);
    return overlap
      ? fill(messages.hoursOverlap, { day: messages.days[overlap.day]?.toLowerCase() ?? "" })
      : "";
  });
}

interface SpanInputsProps {
  label: string;
  /** `15:00 a 20:00`; either time may be empty. */
  value: string;
  onChange: (value: string) => void;
  /** The field is marked as wrong. */
  wrong: boolean;
  /** Of the field, on its first control. */
  path: string | undefined;
  opensRef: RefCallback<HTMLInputElement> | undefined;
}

function SpanInputs({ label, value, onChange, wrong, path, opensRef }: SpanInputsProps) {
  const [from = "", to = ""] = value.split(/ ?a ?/).map(padded);
  const change = (opens: string, closes: string) =>
    onChange(opens === "" && closes === "" ? "" : `${opens} a ${closes}`);
  return (
    <>
      <Input
        {...(opensRef && { ref: opensRef })}
        error={wrong}
        type="time"
        className={classes.time}
        data-path={path}
        aria-label={fill(messages.opens, { label })}
        value={from}
        onChange={(event) => change(event.currentTarget.value, to)}
      />
      <span aria-hidden="true">{messages.to}</span>
      <Input
        error={wrong}
        type="time"
        className={classes.time}
        aria-label={fill(messages.closes, { label })}
        value={to}
        onChange={(event) => change(from, event.currentTarget.value)}
      />
    </>
  );
}

/** `8:00` in the form of the browser's time control: `08:00`. */
const padded = (time: string) => (/^\d:\d\d$/.test(time) ? `0${time}` : time);
