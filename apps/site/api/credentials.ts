import type { Role } from "@consultorio/store";
import { z } from "zod";
import { body, parseBody } from "./parse-body.ts";

const roles = ["propietaria", "editora"] as const satisfies readonly Role[];

const email = z
  .string({ error: "Correo: se espera un texto." })
  .trim()
  // Ends here: the pattern below would read for hours in a body of two megabytes.
  .max(254, { error: "Correo: como máximo 254 caracteres.", abort: true })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    error: "Correo: escribe una dirección, por ejemplo nombre@ejemplo.mx.",
  });

const token = z
  .string({ error: "Falta la clave del enlace." })
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

const code = z
  .string({ error: "Código: se espera un texto." })
  .max(40, { error: "Código: es demasiado largo." });

const role = z.enum(roles, { error: "Permiso: elige propietaria o editora." });

const setup = body({ token, email, password: newPassword });
const reset = body({ token, password: newPassword });
const account = body({ email, password: newPassword });
const signIn = body({ email, password: anyPassword, code: code.optional() });
const newUser = body({ email, password: newPassword, role });
const passwordChange = body({ current: anyPassword, password: newPassword });

/** Token, e-mail and new password of the first administrator. Throws 422. */
export const parseSetup = (value: unknown) => parseBody(setup, value);

/** The token of a reset and the password that its holder chose. Throws 422. */
export const parseReset = (value: unknown) => parseBody(reset, value);

/** E-mail and new password of an account. Throws 422. */
export const parseAccount = (value: unknown) => parseBody(account, value);

/** E-mail, password and, where the account asks for it, the code of a sign-in. Throws 422. */
export const parseSignIn = (value: unknown) => parseBody(signIn, value);

/** E-mail, first password and role of a further account. Throws 422. */
export const parseNewUser = (value: unknown) => parseBody(newUser, value);

/** The role of an account. Throws 422. */
export const parseRole = (value: unknown) => parseBody(body({ role }), value).role;

/** The present password and the new one. Throws 422. */
export const parsePasswordChange = (value: unknown) => parseBody(passwordChange, value);

/** The present password alone. Throws 422. */
export const parsePassword = (value: unknown) => parseBody(body({ password: anyPassword }), value).password;

/** A code of the second factor. Throws 422. */
export const parseCode = (value: unknown) => parseBody(body({ code }), value).code;
