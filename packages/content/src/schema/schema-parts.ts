import { z } from "zod";

/** A schema without its default and its `optional`. */
export const innerSchema = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? innerSchema(schema.unwrap()) : schema;

/** The fields of a group by key. */
export const shapeOf = (schema: z.ZodObject): Record<string, z.core.$ZodType> => schema.shape;

/** The name of a field in its form. */
export const labelOf = (schema: z.core.$ZodType): string =>
  z.globalRegistry.get(schema)?.label ?? z.globalRegistry.get(innerSchema(schema))?.label ?? "";
