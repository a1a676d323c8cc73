import { type DocumentName, isRecord } from "@consultorio/content";
import { sameValue } from "@consultorio/content/document-shape";
import { type Draft, fetchDraft, typedValue } from "./draft.ts";
import { ApiError } from "./request.ts";

/** Somebody else's save of the same document, made after it was read here. */
export interface Conflict {
  /** The version to name in order to save over it. */
  version: string;
  /** The author of the save; null if the server does not name one. */
  author: string | null;
  at: Date | null;
  /** The document as the other save left it. */
  theirs: unknown;
}

export type SaveResult = { version: string } | { conflict: Conflict };

/**
 * Sends a document that was read as `base`. `send` takes the version to save over and resolves with the new one. Every
 * save moves the one version of the draft, whichever document it changed: where this document is still as it was read, a
 * newer version is no conflict. Nor is what was sent before and had no answer (`unanswered`): it may have been saved.
 */
export async function saveUnlessChanged<Name extends DocumentName>(
  name: Name,
  value: unknown,
  base: Draft<Name>,
  send: (version: string) => Promise<string>,
  unanswered: readonly unknown[] = [],
): Promise<SaveResult> {
  try {
    return { version: await send(base.version) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    const current = await fetchDraft(name);
    const now = typedValue(current);
    // It is there already: an earlier answer never arrived, or somebody wrote the same.
    if (sameValue(now, value)) return { version: current.version };
    if ([typedValue(base), ...unanswered].some((sent) => sameValue(now, sent)))
      return saveUnlessChanged(name, value, { ...base, version: current.version }, send, unanswered);
    return { conflict: { version: current.version, theirs: now, ...savedBy(error.body) } };
  }
}

function savedBy(body: unknown): Pick<Conflict, "author" | "at"> {
  const current = isRecord(body) && isRecord(body.current) ? body.current : {};
  const at = typeof current.createdAt === "string" ? new Date(current.createdAt) : null;
  return {
    author: typeof current.author === "string" ? current.author : null,
    at: at && !Number.isNaN(at.getTime()) ? at : null,
  };
}
