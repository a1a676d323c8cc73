import { useState } from "react";
import { TextButton } from "#components/buttons/text-button.tsx";
import { useDocument, useValue } from "#document-editor/document/document-context.ts";
import type { FieldNotes } from "#document-editor/document/field-notes.ts";
import { messages } from "./strings.ts";

const phone = "doctorInfo.phone";
const whatsapp = "doctorInfo.whatsapp";

/**
 * The notes with one more: the telephone has another number than when the form was opened, and WhatsApp still has that
 * one. A click gives it the new one.
 */
export function useSameNumberNote(notes: FieldNotes): FieldNotes {
  const { store } = useDocument();
  const [now, message] = [useValue(phone), useValue(whatsapp)];
  const [former] = useState(now);
  const behind = now !== former && now !== "" && message === former && former !== "";
  if (!behind) return notes;
  return (path) =>
    path === whatsapp ? (
      <span role="status">
        {messages.formerNumber}{" "}
        <TextButton onClick={() => store.set(whatsapp, now)}>{messages.useSameNumber}</TextButton>
      </span>
    ) : (
      notes(path)
    );
}
