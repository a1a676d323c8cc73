import type { ReviewLink, ReviewNote } from "@consultorio/store";

/** A review link as its answers show it: never with its token. */
export const shownLink = ({
  id,
  version,
  until,
  revoked,
  author,
  at,
  notes,
}: ReviewLink & { notes: ReviewNote[] }) => ({
  id,
  version,
  until: until.toISOString(),
  revoked,
  author: author.name,
  at: at.toISOString(),
  notes: notes.map(shownNote),
});

/** What a reader said. */
export const shownNote = ({ at, ...note }: ReviewNote) => ({ ...note, at: at.toISOString() });
