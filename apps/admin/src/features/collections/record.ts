import { foldedText, isRecord } from "@consultorio/content";
import { entryName } from "@consultorio/content/document-shape";

const textAt = (record: unknown, key: string): string => {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === "string" ? value : "";
};

/** The facts of a record for the list of its collection, whatever state its fields are in. */
export interface RecordSummary {
  index: number;
  /** Empty for a testimonial, which has no page. */
  id: string;
  name: string;
  summary: string;
  picture: string;
  visible: boolean;
}

export function summaryOf(record: unknown, index: number, unnamed: string): RecordSummary {
  return {
    index,
    id: textAt(record, "id"),
    name: entryName(record) ?? unnamed,
    summary: textAt(record, "shortDescription") || textAt(record, "shortTestimonial"),
    picture: textAt(record, "imageHome") || textAt(record, "image"),
    visible: !isRecord(record) || record.visible !== false,
  };
}

/** The ids that a record had before. */
export function formerIdsOf(record: unknown): string[] {
  const former: unknown = isRecord(record) ? record.formerIds : undefined;
  return Array.isArray(former) ? former.filter((id) => typeof id === "string") : [];
}

/** The value for the address of a record's form: its id, or its index if it has none. */
export const keyOf = ({ id, index }: RecordSummary): string => id || String(index + 1);

/** Every word of a value. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsOf).join(" ");
  return isRecord(value) ? Object.values(value).map(wordsOf).join(" ") : "";
}

/** The folded words of records, each made once: a change of a record makes another object. */
const foldedWords = new WeakMap<object, string>();

/** Whether a record has a text in any of its words, whatever the accents. */
export function isFoundBy(record: unknown, text: string): boolean {
  if (typeof record !== "object" || record === null) return false;
  const folded = foldedWords.get(record) ?? foldedText(wordsOf(record));
  foldedWords.set(record, folded);
  return folded.includes(foldedText(text));
}
