import { clinicTimeZone } from "@consultorio/content";
import type { AuditEntry } from "@consultorio/store";

/** The Spanish texts of actions, by the name of the action in the audit. */
const actionTexts: Record<string, string> = {
  "session.opened": "Entró",
  "session.refused": "Se rechazó una entrada",
  "session.confirmed": "Volvió a escribir su contraseña",
  "session.ended-by-owner": "Cerró las sesiones de otra cuenta",
  "password.changed": "Cambió su contraseña",
  "password.reset": "Restableció una contraseña",
  "password.chosen": "Eligió una contraseña nueva",
  "second-factor.on": "Activó su segundo paso",
  "second-factor.off": "Quitó su segundo paso",
  "policy.second-factor": "Cambió si se pide el segundo paso",
  "user.created": "Creó una cuenta",
  "user.role": "Cambió un permiso",
  "user.deleted": "Quitó una cuenta",
  "draft.saved": "Guardó cambios",
  "record.deleted": "Borró un registro",
  "history.erased": "Borró algo del historial",
  "media.added": "Subió un archivo",
  "media.deleted": "Borró un archivo",
  "site.published": "Publicó",
  "schedule.set": "Programó una publicación",
  "schedule.cancelled": "Canceló lo programado",
  "schedule.published": "Se publicó lo que programó",
  "live.set": "Regresó el sitio a una publicación anterior",
  "review.created": "Creó un enlace de revisión",
  "review.revoked": "Terminó un enlace de revisión",
  "copy.exported": "Se exportó todo el sitio",
  "copy.imported": "Se importó todo el sitio",
  "copy.made": "Se hizo un respaldo",
  "copy.restored": "Se restauró un respaldo",
};

const reasons: Record<string, string> = {
  password: "contraseña equivocada",
  code: "código equivocado",
  tries: "demasiados intentos",
};

const roles: Record<string, string> = { owner: "propietaria", editor: "editora" };

/** A moment on the clinic's clock. */
const moment = new Intl.DateTimeFormat("es-MX", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: clinicTimeZone,
});

/** An action in Spanish. One that only a newer release knows keeps its name. */
export const actionWords = ({ action }: AuditEntry): string => actionTexts[action] ?? action;

/** The object of an action in Spanish; empty where its line names none. */
export function aboutWords({ action, detail }: AuditEntry): string {
  const { email, name, version, note, reason, role, required, due } = members(detail);
  const parts = [
    action === "session.refused" && typeof email !== "string" ? "ninguna cuenta" : email,
    typeof name === "string" ? `«${name}»` : null,
    typeof version === "number" ? `versión ${version}` : null,
    note,
    typeof reason === "string" ? reasons[reason] : null,
    typeof role === "string" ? roles[role] : null,
    typeof required === "boolean" ? (required ? "a todas las cuentas" : "a ninguna cuenta") : null,
    typeof due === "string" ? `para el ${moment.format(new Date(due))}` : null,
  ];
  return parts.filter((part) => typeof part === "string" && part !== "").join(", ");
}

/** The version of the draft that an action saved; null where it saved none. */
export function savedVersionOf({ action, detail }: AuditEntry): number | null {
  const { version } = members(detail);
  return action === "draft.saved" && typeof version === "number" ? version : null;
}

/** The origin of a sign-in or a refusal: the user agent of the browser, and the mark of its network. */
export function originOf({ detail }: AuditEntry): { userAgent: string; network: string } {
  const { agent, network } = members(detail);
  return {
    userAgent: typeof agent === "string" ? agent : "",
    network: typeof network === "string" ? network : "",
  };
}

const members = (detail: AuditEntry["detail"]) =>
  typeof detail === "object" && detail !== null && !Array.isArray(detail) ? detail : {};
