import type { PublishedVersion, SavedVersion } from "#api/versions.ts";

/** Longest pause between two saves of one edit session, in milliseconds. */
const pause = 30 * 60_000;

/** The saves that one person made in a row: the newest, and those before it, the newest first. */
export interface EditSession {
  newest: SavedVersion;
  earlier: SavedVersion[];
}

/** Versions, the newest first, by edit session: another author, a pause of half an hour or a publication begins a new one. */
export function editSessions(
  revisions: readonly SavedVersion[],
  publications: readonly PublishedVersion[],
): EditSession[] {
  const published = new Set(publications.map(({ version }) => version));
  const sessions: EditSession[] = [];
  for (const revision of revisions) {
    const session = sessions.at(-1);
    const after = session && (session.earlier.at(-1) ?? session.newest);
    const goesOn =
      after?.author === revision.author &&
      after.createdAt.getTime() - revision.createdAt.getTime() < pause &&
      !published.has(revision.version);
    if (session && goesOn) session.earlier.push(revision);
    else sessions.push({ newest: revision, earlier: [] });
  }
  return sessions;
}
