import { type DocumentName, documentSchemas } from "@consultorio/content";
import { type FieldShape, fieldShape } from "../form/field-shape.ts";

const known = new Map<DocumentName, FieldShape>();

/** The form of a document, read from its schema once. */
export function documentShape(name: DocumentName): FieldShape {
  const shape = known.get(name) ?? fieldShape(documentSchemas[name], name);
  known.set(name, shape);
  return shape;
}
