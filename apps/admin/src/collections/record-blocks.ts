import type { FieldShape } from "../form/field-shape.ts";
import { words } from "./strings.ts";

export interface RecordBlock {
  title: string;
  text: string | undefined;
  /** Key of the field that is the whole block; empty where several are. */
  key: string;
  fields: [string, FieldShape][];
  whole: FieldShape | null;
}

/** Fields that the form of a record draws in a way of their own. */
const ownPlace = ["id", "formerIds", "visible"];

/** The form of a record: its texts, its pictures, and a block for each of its lists and groups. Nothing is left out. */
export function recordBlocks(shape: FieldShape | null): RecordBlock[] {
  if (shape?.kind !== "group") return [];
  const fields = Object.entries(shape.fields).filter(([key]) => !ownPlace.includes(key));
  const isPicture = ([, field]: [string, FieldShape]) => field.kind === "value" && field.control === "image";
  const values = fields.filter(([, field]) => field.kind === "value");
  const wholes = fields.filter(([, field]) => field.kind !== "value");
  const several = (title: string, own: [string, FieldShape][]): RecordBlock[] =>
    own.length === 0 ? [] : [{ title, text: undefined, key: "", fields: own, whole: null }];
  return [
    ...several(
      words.words,
      values.filter((field) => !isPicture(field)),
    ),
    ...several(words.pictures, values.filter(isPicture)),
    ...wholes.map(([key, whole]) => ({
      title: whole.label,
      text: whole.kind === "group" ? whole.help : undefined,
      key,
      fields: [[key, whole]] satisfies [string, FieldShape][],
      whole,
    })),
  ];
}
