import { z } from "zod";
import { invalidFields } from "./http-error.ts";

/** A value as its schema reads it. Throws 422 with every wrong field. */
export function parseBody<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalidFields(
    parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  );
}
