import type { ReviewLink, ReviewNote } from "@consultorio/store";

/** A review link as its answers show it: never with its token. */
export const shownLink = ({
  id,
  version,
  expiresAt,
  revoked,
  author,
  createdAt,
  notes,
}: ReviewLink & { notes: ReviewNote[] }) => ({
  id,
  version,
  until: expiresAt.toISOString(),
  revoked,
  author: author.name,
  at: createdAt.toISOString(),
  notes: notes.map(shownNote),
});

/** What a reader said. */
export const shownNote = ({ createdAt, ...note }: ReviewNote) => ({ ...note, at: createdAt.toISOString() });
