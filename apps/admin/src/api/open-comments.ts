import { type ReviewLink, type ReviewNote, reviewLinksQuery } from "./review.ts";

/** The comments of readers of open review links, the newest first. */
export const openCommentsQuery = {
  ...reviewLinksQuery,
  select: (links: ReviewLink[]): ReviewNote[] =>
    links
      .filter(({ revoked, expiresAt }) => !revoked && expiresAt > new Date())
      .flatMap(({ notes }) => notes)
      .filter(({ kind }) => kind === "comment")
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
};
