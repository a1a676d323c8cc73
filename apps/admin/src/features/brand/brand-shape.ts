import { documentShape, shapeAt, type ValueShape } from "@consultorio/content/document-shape";

/** The shape of a field of the brand, by its path in the site's content. */
export function brandShape(path: string): ValueShape {
  const shape = shapeAt(documentShape("siteContent"), path);
  if (shape?.kind !== "value") throw new Error(`${path}: the site's content has no such field.`);
  return shape;
}
