import { documentSchemas, type SchemaPlace, type VisitInside, walkSchema } from "@consultorio/content";
import { z } from "zod";

/** The schema of one field, with its place: `siteContent.doctorInfo.facebookLink`, `diseases.*.sources.*.url`. */
export interface LeafSchema {
  path: string;
  /** The control in the administrator's form. */
  control: string;
  schema: z.core.$ZodType;
}

/** The schema of every field of every document, once each, also of those that no document holds at present. */
export const leafSchemas: readonly LeafSchema[] = Object.entries(documentSchemas).flatMap(([name, schema]) =>
  walkSchema(schema, undefined, leavesAt, name),
);

function leavesAt({ path, schema }: SchemaPlace, inside: VisitInside<LeafSchema[]>): LeafSchema[] {
  const leaves = inside().flatMap(([, found]) => found);
  if (leaves.length > 0) return leaves;
  return [{ path, control: String(z.globalRegistry.get(schema)?.control ?? "text"), schema }];
}
