import { access } from "./access.ts";
import { input } from "./input.ts";
import { protection } from "./protection.ts";
import type { Requirement } from "./requirement.ts";

/** Every requirement of level 1 and 2 of the chapters that apply, and one of level 3 that is met. */
export const requirements: readonly Requirement[] = [...input, ...access, ...protection];

/** The chapters that do not apply as a whole, with the reason. */
export const leftOut: readonly { chapter: string; reason: string }[] = [
  { chapter: "V9 Self-contained Tokens", reason: "Las sesiones son claves al azar que sólo conoce la base." },
  { chapter: "V10 OAuth and OIDC", reason: "No hay OAuth ni OpenID." },
  { chapter: "V17 WebRTC", reason: "No hay WebRTC." },
];
