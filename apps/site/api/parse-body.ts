import { z } from "zod";
import { refusedFields } from "./refused.ts";

/** A body with these members and no other; its messages are Spanish. */
export const body = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Campo desconocido «${issue.keys.slice(0, 5).join("», «")}».`
        : "Se espera un objeto.",
  });

/** A value as its schema reads it. Throws 422 with every wrong field. */
export function parseBody<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusedFields(
    parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  );
}
