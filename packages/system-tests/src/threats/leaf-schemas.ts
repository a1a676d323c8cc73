import { documentSchemas } from "@consultorio/content";
import { z } from "zod";

/** The schema of one field, with its place: `siteContent.doctorInfo.facebookLink`, `diseases.#.sources.#.url`. */
export interface LeafSchema {
  path: string;
  /** The control in the administrator's form. */
  control: string;
  schema: z.core.$ZodType;
}

/** The schema of every field of every document, once each, also of those that no document holds at present. */
export const leafSchemas: readonly LeafSchema[] = Object.entries(documentSchemas).flatMap(([name, schema]) =>
  leavesOf(schema, name),
);

function leavesOf(schema: z.core.$ZodType, path: string): LeafSchema[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return leavesOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, `${path}.#`);
  if (schema instanceof z.ZodRecord) return leavesOf(schema.valueType, `${path}.#`);
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, member]) =>
      leavesOf(member, `${path}.${key}`),
    );
  return [{ path, control: String(z.globalRegistry.get(schema)?.control ?? "text"), schema }];
}
