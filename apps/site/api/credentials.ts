import { z } from "zod";
import { refusedFields } from "./refused.ts";

const email = z
  .string({ error: "Correo: se espera un texto." })
  .trim()
  .max(254, { error: "Correo: como máximo 254 caracteres." })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    error: "Correo: escribe una dirección, por ejemplo nombre@ejemplo.mx.",
  });

const token = z
  .string({ error: "Falta la clave del enlace de configuración." })
  .max(200, { error: "La clave del enlace es demasiado larga." });

/** Longest password: a hash of more is work for nothing. */
const longest = 1024;

const newPassword = z
  .string({ error: "Contraseña: se espera un texto." })
  .min(12, { error: "Contraseña: usa al menos 12 caracteres." })
  .max(longest, { error: `Contraseña: como máximo ${longest} caracteres.` });

const anyPassword = z
  .string({ error: "Contraseña: se espera un texto." })
  .max(longest, { error: `Contraseña: como máximo ${longest} caracteres.` });

const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Campo desconocido «${issue.keys.join("», «")}».`
        : "Se espera un objeto.",
  });

const setup = strict({ token, email, password: newPassword });
const account = strict({ email, password: newPassword });
const signIn = strict({ email, password: anyPassword });

/** Token, e-mail and new password of the first administrator. Throws 422. */
export const parseSetup = (value: unknown) => parse(setup, value);

/** E-mail and new password of an account. Throws 422. */
export const parseAccount = (value: unknown) => parse(account, value);

/** E-mail and password of a sign-in. Throws 422. */
export const parseSignIn = (value: unknown) => parse(signIn, value);

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusedFields(
    parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  );
}
