import { hash } from "node:crypto";
import { isGroup, partOf, type ReadTree } from "./record-reads.ts";

/**
 * The reads of a value, with hashes of the parts that were read: they tell whether code would read the same of another
 * value. They contain no text of the value.
 */
export interface Reads {
  mark: string;
  /** Undefined where no part was read. */
  parts?: ReadonlyMap<string, Reads>;
}

interface Entry {
  reads: Reads;
  id: number;
}

/** Collects what the pages of a site read. Equal reads are one object, because pages read nearly the same. */
export class ReadsCollection {
  readonly #entries = new Map<string, Entry>();
  readonly #kept = new Map<Reads, Entry>();
  readonly #marks = new LeafMarks();

  /** The reads that were recorded of a value. */
  add(tree: ReadTree, value: unknown): Reads {
    return this.#add(tree, value).reads;
  }

  /** Earlier reads, unchanged. */
  keep(reads: Reads): Reads {
    return this.#keep(reads).reads;
  }

  #add({ hasListedParts, parts }: ReadTree, value: unknown): Entry {
    if (!isGroup(value)) return this.#entry(this.#marks.of(value), []);
    const read = Array.from(parts, ([key, part]) => [key, this.#add(part, partOf(value, key))] as const);
    return this.#entry(groupMark(value, hasListedParts), read);
  }

  #keep(reads: Reads): Entry {
    const existing = this.#kept.get(reads);
    if (existing !== undefined) return existing;
    const parts = Array.from(reads.parts ?? [], ([key, part]) => [key, this.#keep(part)] as const);
    const entry = this.#entry(reads.mark, parts);
    this.#kept.set(reads, entry);
    return entry;
  }

  #entry(mark: string, parts: (readonly [key: string, part: Entry])[]): Entry {
    const name = [mark, ...parts.map(([key, { id }]) => `${key}\0${id}`)].join("\0");
    const existing = this.#entries.get(name);
    if (existing !== undefined) return existing;
    const read = new Map(parts.map(([key, { reads }]) => [key, reads]));
    const entry = { reads: read.size === 0 ? { mark } : { mark, parts: read }, id: this.#entries.size };
    this.#entries.set(name, entry);
    return entry;
  }
}

/** Tells whether values read the same as before. Values must not change meanwhile. */
export class ReadsCheck {
  readonly #answers = new Map<Reads, Map<object, boolean>>();
  readonly #marks = new LeafMarks();

  /** Whether the code of these reads would read the same of a value. */
  holds(reads: Reads, value: unknown): boolean {
    if (!isGroup(value)) return reads.mark === this.#marks.of(value);
    const answers = this.#answers.get(reads) ?? new Map<object, boolean>();
    this.#answers.set(reads, answers);
    const answer = answers.get(value) ?? this.#groupHolds(reads, value);
    answers.set(value, answer);
    return answer;
  }

  #groupHolds({ mark, parts }: Reads, value: object): boolean {
    const hasListedParts = mark.length > groupMark(value, false).length;
    if (mark !== groupMark(value, hasListedParts)) return false;
    for (const [key, part] of parts ?? []) if (!this.holds(part, partOf(value, key))) return false;
    return true;
  }
}

/** `{}` or `[]`; with a hash of the names of its parts, or with their number, where these were listed. */
function groupMark(value: object, hasListedParts: boolean): string {
  if (Array.isArray(value)) return hasListedParts ? `[]${value.length}` : "[]";
  return hasListedParts ? `{}${hashOf(JSON.stringify(Object.keys(value)))}` : "{}";
}

/** Hashes of texts, numbers and the like, each made once. */
class LeafMarks {
  readonly #marks = new Map<unknown, string>();

  of(value: unknown): string {
    const cached = this.#marks.get(value);
    if (cached !== undefined) return cached;
    const mark = hashOf(JSON.stringify(value) ?? "");
    this.#marks.set(value, mark);
    return mark;
  }
}

const hashOf = (text: string) => hash("sha256", text, "base64url").slice(0, 16);
