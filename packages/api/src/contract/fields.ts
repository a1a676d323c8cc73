import { z } from "zod";

/** A time: ISO 8601 in UTC in JSON, a `Date` in the code of both sides. */
export const time = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** The answer of a call without a result. */
export const done = z.object({ ok: z.literal(true) });

/** The answer of a call that saved the draft. */
export const savedVersion = z.object({ version: z.number() });

/** A body with these members and no other; its messages are Spanish. */
export const strictBody = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Campo desconocido «${issue.keys.slice(0, 5).join("», «")}».`
        : "Se espera un objeto.",
  });

/** A JSON value that the route itself validates, because its schema depends on the call. */
export const unchecked = z.unknown();
