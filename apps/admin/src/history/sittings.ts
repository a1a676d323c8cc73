import type { PublishedVersion, SavedVersion } from "../api/versions.ts";

/** Longest pause between two saves of one sitting, in milliseconds. */
const pause = 30 * 60_000;

/** The saves that one person made in a row: the newest, and those before it, the newest first. */
export interface Sitting {
  newest: SavedVersion;
  earlier: SavedVersion[];
}

/** Versions, the newest first, by sitting: another author, half an hour of rest or a publication begins a new one. */
export function sittings(
  revisions: readonly SavedVersion[],
  publications: readonly PublishedVersion[],
): Sitting[] {
  const published = new Set(publications.map(({ version }) => version));
  const found: Sitting[] = [];
  for (const revision of revisions) {
    const sitting = found.at(-1);
    const after = sitting && (sitting.earlier.at(-1) ?? sitting.newest);
    const goesOn =
      after?.author === revision.author &&
      after.createdAt.getTime() - revision.createdAt.getTime() < pause &&
      !published.has(revision.version);
    if (sitting && goesOn) sitting.earlier.push(revision);
    else found.push({ newest: revision, earlier: [] });
  }
  return found;
}
