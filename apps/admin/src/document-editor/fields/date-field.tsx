import { useDocument } from "#document-editor/document/document-context.ts";
import type { TextControlProps } from "./control-props.ts";
import { TextField } from "./text-field.tsx";

/** A day. The last day of a span follows the first one, until somebody chooses a later day for it. */
export function DateField({ onChange, ...props }: TextControlProps) {
  const { store } = useDocument();
  const span = props["data-path"]?.match(/^(.*)\.from$/)?.[1];
  const change = (from: string) => {
    const value = span === undefined ? undefined : store.get(span);
    const to = isSpan(value) ? value.to : undefined;
    if (span === undefined || to === undefined || from === "" || to >= from) return onChange(from);
    // One change, so that one undo takes both days back.
    store.set(span, { ...Object(value), from, to: from });
  };
  return <TextField {...props} type="date" onChange={change} />;
}

const isSpan = (value: unknown): value is { to: string } =>
  typeof value === "object" && value !== null && "to" in value && typeof value.to === "string";
