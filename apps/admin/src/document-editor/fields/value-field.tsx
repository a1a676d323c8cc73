import {
  formatPhone,
  phonesIn,
  understoodEmail,
  understoodLink,
  understoodPhone,
} from "@consultorio/content";
import { isMultiline, type ValueShape } from "@consultorio/content/document-shape";
import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { fill } from "#components/strings.ts";
import { useField } from "#document-editor/document/document-context.ts";
import { useFieldNote } from "#document-editor/document/field-notes.ts";
import { ColorField } from "./color-field.tsx";
import { DateField } from "./date-field.tsx";
import { DaysField } from "./days-field.tsx";
import classes from "./fields.module.css";
import { HoursField } from "./hours-field.tsx";
import { IconField } from "./icon-field.tsx";
import { LongTextField } from "./long-text-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { PlaceholderValues } from "./placeholder-values.tsx";
import { messages } from "./strings.ts";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";
import { UnderstoodField } from "./understood-field.tsx";

/** One value: its label, its hint, its control, and its problem. */
export function ValueField({ shape, path }: { shape: ValueShape; path: string }) {
  const { value, change, error } = useField(path);
  const { control, options } = shape;
  const note = useFieldNote(path);
  const text = typeof value === "string" ? value : "";
  const hint = [shape.help, textCount(shape, text)].filter(Boolean).join(" · ");
  const values = /\{\w+\}/.test(text) ? <PlaceholderValues text={text} /> : null;
  const props = {
    label: shape.label,
    description: (hint || values || note) && <Notes hint={hint} values={values} note={note} />,
    error,
    "data-path": path,
  };
  const textProps = { ...props, value: text, onChange: change };
  const understood = { ...textProps, multiline: isMultiline(shape) };
  if (control === "phone")
    return (
      <UnderstoodField
        {...understood}
        inputMode="tel"
        placeholder={messages.phoneExample}
        understand={understandPhone}
      />
    );
  if (control === "email")
    return (
      <UnderstoodField
        {...understood}
        inputMode="email"
        understand={(typed) => ({ value: understoodEmail(typed), note: "" })}
      />
    );
  if (control === "url")
    return (
      <UnderstoodField
        {...understood}
        inputMode="url"
        understand={(typed) => ({ value: understoodLink(typed, shape.home), note: "" })}
      />
    );
  if (isMultiline(shape)) return <LongTextField {...textProps} />;
  switch (control) {
    case "switch":
      return <SwitchField {...props} checked={value !== false} onChange={change} />;
    case "number":
      return <NumberField {...props} value={value} onChange={change} />;
    case "icon":
      return <IconField {...textProps} options={options} />;
    case "select":
      return (
        <NativeSelect
          {...props}
          data={shape.optional ? [{ value: "", label: messages.unchosen }, ...options] : options}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
        />
      );
    case "sections":
      return <p data-path={path}>{messages.looksNote}</p>;
    case "date":
      return <DateField {...textProps} />;
    case "days":
      return <DaysField {...textProps} />;
    case "hours":
      return <HoursField {...textProps} />;
    case "color":
      return <ColorField {...textProps} />;
    case "image":
      return <PictureField {...textProps} photo={shape.photo} />;
    default:
      return <TextField {...textProps} inputMode="text" />;
  }
}

/** The first number of a text; a further one is named, since it may belong to another field. */
function understandPhone(text: string) {
  const [, ...others] = phonesIn(text);
  const note =
    others.length === 0 ? "" : fill(messages.otherPhones, { phones: others.map(formatPhone).join(", ") });
  return { value: understoodPhone(text.trim()), note };
}

function Notes({ hint, values, note }: { hint: string; values: ReactNode; note: ReactNode }) {
  return (
    <>
      {hint}
      {hint && values && " · "}
      {values}
      <span className={classes.note}>{note}</span>
    </>
  );
}

/** From this share of the most characters on, a field says how many are left. */
const countFrom = 0.8;

/** How many characters of how many, once a text comes near its bound; empty before. */
function textCount({ length }: ValueShape, text: string): string {
  if (length === undefined || text.length < length * countFrom) return "";
  return fill(messages.count, { count: text.length, limit: length });
}
