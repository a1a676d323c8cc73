import { documentShape } from "#document-shape/document-shape.ts";
import { shapeAt, type ValueShape } from "#document-shape/field-shape.ts";

/** The shape of a field of the brand, by its path in the site's content. */
export function brandShape(path: string): ValueShape {
  const shape = shapeAt(documentShape("siteContent"), path);
  if (shape?.kind !== "value") throw new Error(`${path}: the site's content has no such field.`);
  return shape;
}
