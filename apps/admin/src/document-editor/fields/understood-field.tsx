import { type ClipboardEvent, useState } from "react";
import type { TextControlProps } from "./control-props.ts";
import { TextField } from "./text-field.tsx";

/** What was found in a typed or pasted text. */
interface Understood {
  /** The text as it is stored; the text itself where it was not understood. */
  value: string;
  /** What else the person should know; empty where nothing is. */
  note: string;
}

interface UnderstoodFieldProps extends TextControlProps {
  inputMode: "tel" | "url" | "email";
  placeholder?: string;
  multiline: boolean;
  understand: (text: string) => Understood;
}

/**
 * A text that has one meaning, such as a telephone number in a sentence, which is read when the person leaves the field, and at
 * once where a pasted text is the whole of it. A text that has none stays as it is typed.
 */
export function UnderstoodField({
  understand,
  value,
  onChange,
  description,
  ...props
}: UnderstoodFieldProps) {
  const [note, setNote] = useState("");
  const take = (text: string) => {
    const understood = understand(text);
    setNote(understood.note);
    if (understood.value !== value) onChange(understood.value);
  };
  return (
    <TextField
      {...props}
      value={value}
      onChange={(text) => {
        setNote("");
        onChange(text);
      }}
      onBlur={() => note === "" && take(value)}
      onPaste={(event) => {
        if (!isWhole(event)) return;
        event.preventDefault();
        take(event.clipboardData.getData("text/plain"));
      }}
      description={
        note === "" ? (
          description
        ) : (
          <>
            {description} <span role="status">{note}</span>
          </>
        )
      }
    />
  );
}

/** A longer text is no value of a field: it is pasted as it is, and the form says so. */
const longestPasted = 5000;

/** Whether a pasted text will be all that the field has. */
function isWhole({
  currentTarget,
  clipboardData,
}: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const isReplaced = selectionStart === 0 && selectionEnd === value.length;
  const { length } = clipboardData.getData("text/plain");
  return (value === "" || isReplaced) && length > 0 && length <= longestPasted;
}
