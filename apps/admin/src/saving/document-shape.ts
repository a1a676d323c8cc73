import { type DocumentName, documentSchemas, type Site } from "@consultorio/content";
import { type FieldShape, fieldShape } from "../form/field-shape.ts";
import { fitsShape } from "../form/fits-shape.ts";

const known = new Map<DocumentName, FieldShape>();

/** The form of a document, read from its schema once. */
export function documentShape(name: DocumentName): FieldShape {
  const shape = known.get(name) ?? fieldShape(documentSchemas[name], name);
  known.set(name, shape);
  return shape;
}

/** Whether a value has every part of a document, each of the right kind: much less work than its schema. */
export const isDocument = <Name extends DocumentName>(name: Name, value: unknown): value is Site[Name] =>
  fitsShape(documentShape(name), value);
