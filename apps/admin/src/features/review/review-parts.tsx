import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { addReviewNote, type ReviewNote, reviewQuery } from "#api/review.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import type { PagePart } from "#live-preview/messages.ts";
import type { SitePage } from "#live-preview/site-pages.ts";
import { words } from "./strings.ts";

const { page } = words;

interface ReviewPartsProps {
  token: string;
  page: SitePage;
  /** The parts of the page; empty until it is drawn. */
  parts: PagePart[];
  notes: ReviewNote[];
}

/** The page that is shown, whole and part by part, each with its notes, to be approved or commented on. */
export function ReviewParts({ token, page: { path, label }, parts, notes }: ReviewPartsProps) {
  const [name, setName] = useState("");
  const [nameMissing, setNameMissing] = useState(false);
  const own = notes.filter((note) => note.path === path);
  return (
    <section className={classes.panel} aria-labelledby="partes">
      <h2 id="partes">{fill(page.parts, { page: label })}</h2>
      <TextInput
        label={page.name}
        description={page.nameHelp}
        autoComplete="name"
        error={nameMissing && name.trim().length < 2 ? page.nameMissing : undefined}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ul className={classes.list}>
        {[{ key: "", label: page.wholePage }, ...parts].map((part) => (
          <ReviewedPart
            key={`${path} ${part.key}`}
            token={token}
            path={path}
            part={part}
            notes={own.filter((note) => note.section === part.key)}
            name={name.trim()}
            onNameMissing={() => setNameMissing(true)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReviewedPartProps {
  token: string;
  path: string;
  part: PagePart;
  notes: ReviewNote[];
  name: string;
  onNameMissing: () => void;
}

function ReviewedPart({ token, path, part, notes, name, onNameMissing }: ReviewedPartProps) {
  const [commenting, setCommenting] = useState(false);
  const { mutate, isPending } = useAction({
    mutationFn: (note: Pick<ReviewNote, "kind" | "text">) =>
      addReviewNote(token, { section: part.key, path, name, ...note }),
    done: page.sent,
    failed: page.sendFailed,
    refresh: [reviewQuery(token)],
    onSuccess: () => setCommenting(false),
  });
  const send = (note: Pick<ReviewNote, "kind" | "text">) =>
    name.length < 2 ? onNameMissing() : mutate(note);
  const { label } = part;
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.name}>{label}</p>
        {notes.map(({ id, kind, text, name: who }) => (
          <p key={id} className={classes.quote}>
            {who}: {kind === "approved" ? page.isApproved : text}
          </p>
        ))}
        {commenting && <CommentForm busy={isPending} onSend={(text) => send({ kind: "comment", text })} />}
      </div>
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
    </li>
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
