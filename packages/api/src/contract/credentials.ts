import { roles } from "@consultorio/content";
import { z } from "zod";
import { strictBody } from "./fields.ts";

export const role = z.enum(roles, { error: "Permiso: elige propietaria o editora." });

export const email = z
  .string({ error: "Correo: se espera un texto." })
  .trim()
  // The pattern below would take hours on a text of two megabytes: a longer text ends here.
  .max(254, { error: "Correo: como máximo 254 caracteres.", abort: true })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    error: "Correo: escribe una dirección, por ejemplo nombre@ejemplo.mx.",
  });

/** Longest token of a link in characters. */
export const longestLinkToken = 200;

export const linkToken = z
  .string({ error: "Falta la clave del enlace." })
  .max(longestLinkToken, { error: "La clave del enlace es demasiado larga." });

/** Longest password in characters. The hash of a longer one costs time and adds no safety. */
const longestPassword = 1024;

export const newPassword = z
  .string({ error: "Contraseña: se espera un texto." })
  .min(12, { error: "Contraseña: usa al menos 12 caracteres." })
  .max(longestPassword, { error: `Contraseña: como máximo ${longestPassword} caracteres.` });

export const currentPassword = z
  .string({ error: "Contraseña: se espera un texto." })
  .max(longestPassword, { error: `Contraseña: como máximo ${longestPassword} caracteres.` });

export const code = z
  .string({ error: "Código: se espera un texto." })
  .max(40, { error: "Código: es demasiado largo." });

/** E-mail and new password of an account. */
export const accountBody = strictBody({ email, password: newPassword });
