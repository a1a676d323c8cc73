import type { z } from "zod";
import { ApiError, request } from "./request.ts";

/** Calls the API and reads its answer by a schema. An answer of another shape is a failure without words. */
export async function ask<T>(
  schema: z.ZodType<T>,
  path: string,
  options: Parameters<typeof request>[1] = {},
): Promise<T> {
  const { json } = await request(path, options);
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ApiError(0, "");
  return parsed.data;
}

/** The Spanish reason of a failure; `otherwise` where the server gave none. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message !== "" ? error.message : otherwise;
