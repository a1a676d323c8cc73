import type { SignId } from "../signs/signs.ts";
import type { sources } from "./sources.ts";

/** Where a source says how urgent a sign is. The levels of the others are common practice of the guidelines. */
export const signSources: { readonly [Id in SignId]?: keyof typeof sources } = {
  "extremidad-subita": "acuteIschemia",
  "pulso-falta": "acuteIschemia",
  "dolor-reposo-frio": "limbGuidelines",
  "varice-sangra": "niceVeins",
  "acceso-sangra": "medlineAccess",
  "hinchazon-un-lado": "niceThrombosis",
  "trombosis-reciente": "esvsThrombosis",
  "dolor-reposo": "limbGuidelines",
  "herida-pie": "limbGuidelines",
  "mano-acceso-fria": "medlineAccessCare",
  "fistula-calla": "medlineAccessCare",
  "acceso-infectado": "medlineAccessCare",
  "tamizaje-aorta": "aneurysmScreening",
  "familiar-aneurisma": "aneurysmScreening",
};
