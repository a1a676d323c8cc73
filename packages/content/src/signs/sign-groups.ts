import type { SignId } from "./signs.ts";

/** Blood from inside the body of somebody who takes a medicine against clots, an antiplatelet one too. */
export const innerBleedingSigns = ["sangre-anticoagulante"] as const satisfies SignId<"emergencia">[];

/** Every bleeding that is an emergency while somebody takes an anticoagulant. Pages that name one show them all. */
export const anticoagulantSigns = [
  "sangrado-anticoagulante",
  ...innerBleedingSigns,
  "cabeza-anticoagulante",
] as const satisfies SignId<"emergencia">[];

/** Pre-eclampsia. Pages about varicose veins or a swollen limb show it: pregnant women look there. */
export const preeclampsiaSigns = [
  "preeclampsia-cabeza",
  "preeclampsia-vista",
] as const satisfies SignId<"emergencia">[];

/** Warning signs before a dialysis fistula opens and bleeds without stopping. */
export const fistulaSigns = [
  "acceso-sangro",
  "acceso-piel-delgada",
  "acceso-bulto",
  "acceso-infectado",
] as const satisfies SignId<"hoy">[];
