import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { addReviewNote, type ReviewNote } from "#api/review.ts";
import { reviewQuery } from "#api/reviewed-draft.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { words } from "./strings.ts";

const { page } = words;

/** Who reads the draft. */
export interface Reviewer {
  token: string;
  /** As it was typed; it may be too short. */
  name: string;
  onNameMissing: () => void;
}

/** What a note is about. */
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

/** What was said of one thing, and the buttons that approve it or comment on it. */
export function NoteControls({ reviewer, subject, notes }: NoteControlsProps) {
  const { token, name, onNameMissing } = reviewer;
  const { section, path, label } = subject;
  const [commenting, setCommenting] = useState(false);
  const { mutate, isPending, isSuccess } = useAction({
    mutationFn: (note: Pick<ReviewNote, "kind" | "text">) =>
      addReviewNote(token, { section, path, name: name.trim(), ...note }),
    failed: page.sendFailed,
    refresh: [reviewQuery(token)],
    onSuccess: () => setCommenting(false),
  });
  const send = (note: Pick<ReviewNote, "kind" | "text">) =>
    name.trim().length < 2 ? onNameMissing() : mutate(note);
  const own = notes.filter((note) => note.path === path && note.section === section);
  return (
    <>
      {(own.length > 0 || commenting) && (
        <div className={classes.main}>
          {own.map(({ id, kind, text, name: who }) => (
            <p key={id} className={classes.quote}>
              {who}: {kind === "approved" ? page.isApproved : text}
            </p>
          ))}
          {commenting && <CommentForm busy={isPending} onSend={(text) => send({ kind: "comment", text })} />}
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

function CommentForm({ busy, onSend }: { busy: boolean; onSend: (text: string) => void }) {
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setMissing(true);
    onSend(text.trim());
  };
  return (
    <form onSubmit={submit} className={classes.fields}>
      <Textarea
        label={page.commentLabel}
        error={missing && text.trim() === "" ? page.commentMissing : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={busy}>
        {page.send}
      </Button>
    </form>
  );
}
