import { type SectionType, type Site, sectionTypes } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reasonOf } from "../api/ask.ts";
import { addReviewNote, type ReviewNote, reviewQuery } from "../api/review.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

const { page } = words;

interface ReviewSectionsProps {
  token: string;
  site: Site;
  notes: ReviewNote[];
}

/** The sections that the draft shows, each with what was said of it, to be approved or commented on. */
export function ReviewSections({ token, site, notes }: ReviewSectionsProps) {
  const [name, setName] = useState("");
  const [nameMissing, setNameMissing] = useState(false);
  const shown = sectionTypes.filter((type) => site.selectedSections[type]?.display !== false);
  return (
    <section className={classes.panel} aria-labelledby="secciones">
      <h2 id="secciones">{page.sections}</h2>
      <TextInput
        label={page.name}
        description={page.nameHelp}
        autoComplete="name"
        error={nameMissing && name.trim().length < 2 ? page.nameMissing : undefined}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ul className={classes.list}>
        {shown.map((section) => (
          <ReviewedSection
            key={section}
            token={token}
            section={section}
            notes={notes.filter((note) => note.section === section)}
            name={name.trim()}
            onNameMissing={() => setNameMissing(true)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReviewedSectionProps {
  token: string;
  section: SectionType;
  notes: ReviewNote[];
  name: string;
  onNameMissing: () => void;
}

function ReviewedSection({ token, section, notes, name, onNameMissing }: ReviewedSectionProps) {
  const client = useQueryClient();
  const [commenting, setCommenting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (said: Pick<ReviewNote, "kind" | "text">) => addReviewNote(token, { section, name, ...said }),
    onSuccess: () => {
      setCommenting(false);
      toasts.success(page.sent);
      return client.invalidateQueries({ queryKey: reviewQuery(token).queryKey });
    },
    onError: (error) => toasts.error(reasonOf(error, page.sendFailed)),
  });
  const say = (said: Pick<ReviewNote, "kind" | "text">) => (name.length < 2 ? onNameMissing() : mutate(said));
  const label = sectionLabel(section);
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.name}>{label}</p>
        {notes.map(({ id, kind, text, name: who }) => (
          <p key={id} className={classes.quote}>
            {who}: {kind === "approved" ? page.isApproved : text}
          </p>
        ))}
        {commenting && <CommentForm busy={isPending} onSend={(text) => say({ kind: "comment", text })} />}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={isPending}
          aria-label={fill(page.approveOf, { section: label })}
          onClick={() => say({ kind: "approved", text: "" })}
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
