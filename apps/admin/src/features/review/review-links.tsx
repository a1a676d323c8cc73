import { isSectionType } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import { Button, NumberInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  createReviewLink,
  type ReviewLink,
  type ReviewNote,
  reviewLinksQuery,
  revokeReviewLink,
} from "#api/review.ts";
import { AddressOnce } from "#components/browser/address-once.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { LoadFailure } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { pageLabel } from "#live-preview/site-pages.ts";
import { messages } from "./strings.ts";

const usualDays = 7;

/** Makes review links, and shows the notes of their readers. */
export function ReviewLinks() {
  const { data: links, isError, refetch } = useQuery(reviewLinksQuery);
  return (
    <Panel title={messages.title} note={messages.intro}>
      <NewLink />
      <h3>{messages.links}</h3>
      {isError && <LoadFailure message={messages.loadFailed} onRetry={refetch} />}
      {links?.length === 0 && <p className={classes.note}>{messages.none}</p>}
      {links && links.length > 0 && (
        <ul className={classes.list}>
          {links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NewLink() {
  const [days, setDays] = useState<number | string>(usualDays);
  const { mutate, data, isPending } = useAction({
    mutationFn: createReviewLink,
    failed: messages.createFailed,
    refresh: [reviewLinksQuery],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(Number(days));
  };
  return (
    <>
      <form onSubmit={submit} className={classes.row}>
        <NumberInput label={messages.days} value={days} onChange={setDays} hideControls />
        <Button type="submit" variant="default" disabled={isPending}>
          {isPending ? messages.creating : messages.create}
        </Button>
      </form>
      {data && <AddressOnce label={messages.address} help={messages.addressHelp} address={data.address} />}
    </>
  );
}

/** One review link: its end, and the notes of its readers. */
function LinkItem({ link: { id, version, expiresAt, revoked, notes } }: { link: ReviewLink }) {
  const { mutate, isPending } = useAction({
    mutationFn: () => revokeReviewLink(id),
    done: messages.ended,
    failed: messages.endFailed,
    refresh: [reviewLinksQuery],
  });
  const open = !revoked && expiresAt > new Date();
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.name}>{fill(messages.until, { version, when: formatMoment(expiresAt) })}</p>
        {notes.length === 0 && <p className={classes.note}>{messages.noNotes}</p>}
        {notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </div>
      <span className={classes.badge} data-tone={open ? "good" : "plain"}>
        {open ? messages.open : messages.over}
      </span>
      {open && (
        <Button
          variant="default"
          disabled={isPending}
          aria-label={fill(messages.endOf, { version })}
          onClick={() => mutate()}
        >
          {messages.end}
        </Button>
      )}
    </li>
  );
}

function Note({ note: { name, kind, section, path, text } }: { note: ReviewNote }) {
  const what = kind === "approved" ? messages.approved : messages.commented;
  return (
    <div>
      <p>{fill(messages.note, { who: name, what, section: partLabel(section), page: pageLabel(path) })}</p>
      {text !== "" && <p className={classes.quote}>{text}</p>}
    </div>
  );
}

/** The name of a note's subject. */
const partLabel = (section: string): string => {
  if (section === "") return messages.wholePage;
  return isSectionType(section) ? sectionLabel(section) : section;
};
