import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { addReviewNote, type ReviewNote } from "#api/review.ts";
import { reviewQuery } from "#api/reviewed-draft.ts";
import { tryStorage } from "#components/browser/try-storage.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { messages } from "./strings.ts";

const { page } = messages;

/** The reader of the draft. */
export interface Reviewer {
  token: string;
  /** The typed text; it may be too short. */
  name: string;
  onNameMissing: () => void;
}

/** The subject of a note. */
interface Subject {
  section: string;
  path: string;
  label: string;
}

interface NoteControlsProps {
  reviewer: Reviewer;
  subject: Subject;
  notes: readonly ReviewNote[];
}

/** The notes about one subject, and the buttons that approve it or comment on it. */
export function NoteControls({ reviewer, subject, notes }: NoteControlsProps) {
  const { token, name, onNameMissing } = reviewer;
  const { section, path, label } = subject;
  const [text, setText] = useUnsentComment(`${token.slice(0, 8)}:${path} ${section}`);
  const [commenting, setCommenting] = useState(text !== "");
  const { mutate, isPending, isSuccess } = useAction({
    mutationFn: (note: Pick<ReviewNote, "kind" | "text">) =>
      addReviewNote(token, { section, path, name: name.trim(), ...note }),
    failed: page.sendFailed,
    refresh: [reviewQuery(token)],
    onSuccess: ({ note }) => {
      if (note.kind !== "comment") return;
      setText("");
      setCommenting(false);
    },
  });
  const send = (note: Pick<ReviewNote, "kind" | "text">) =>
    name.trim().length < 2 ? onNameMissing() : mutate(note);
  const partNotes = notes.filter((note) => note.path === path && note.section === section);
  return (
    <>
      {(partNotes.length > 0 || commenting) && (
        <div className={classes.main}>
          {partNotes.map(({ id, kind, text: comment, name: who }) => (
            <p key={id} className={classes.quote}>
              {who}: {kind === "approved" ? page.isApproved : comment}
            </p>
          ))}
          {commenting && (
            <CommentForm
              busy={isPending}
              text={text}
              onChange={setText}
              onSend={() => send({ kind: "comment", text: text.trim() })}
            />
          )}
        </div>
      )}
      {/* Not a toast: on a phone it would lie over the next comment's button. */}
      <p role="status">{isSuccess && page.sent}</p>
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={isPending}
          aria-label={fill(page.approveOf, { section: label })}
          onClick={() => send({ kind: "approved", text: "" })}
        >
          {page.approve}
        </Button>
        <Button
          variant="default"
          aria-expanded={commenting}
          aria-label={fill(page.commentOf, { section: label })}
          onClick={() => setCommenting(!commenting)}
        >
          {page.comment}
        </Button>
      </div>
    </>
  );
}

/** A comment that was not sent yet. This browser keeps it while its reader looks at another page, or leaves. */
function useUnsentComment(subject: string) {
  const key = `consultorio:comentario:${subject}`;
  const [text, setText] = useState(() => tryStorage((storage) => storage.getItem(key)) ?? "");
  const keep = (next: string) => {
    setText(next);
    tryStorage((storage) => (next === "" ? storage.removeItem(key) : storage.setItem(key, next)));
  };
  return [text, keep] as const;
}

interface CommentFormProps {
  busy: boolean;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

function CommentForm({ busy, text, onChange, onSend }: CommentFormProps) {
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setMissing(true);
    onSend();
  };
  return (
    <form onSubmit={submit} className={classes.fields}>
      <Textarea
        label={page.commentLabel}
        error={missing && text.trim() === "" ? page.commentMissing : undefined}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" disabled={busy}>
        {page.send}
      </Button>
    </form>
  );
}
