import type { Symptom } from "#kinds/symptoms.ts";
import { claudicacionIntermitente } from "./claudicacion-intermitente.ts";
import { edemaUnilateral } from "./edema-unilateral.ts";
import { palidezDeLaPiel } from "./palidez-de-la-piel.ts";
import { parestesias } from "./parestesias.ts";
import { pulsoAusenteODisminuido } from "./pulso-ausente-o-disminuido.ts";

/** The bundled symptoms. Menus, cards and footers show the first ones, in this order. */
export const symptoms: Symptom[] = [
  claudicacionIntermitente,
  parestesias,
  pulsoAusenteODisminuido,
  palidezDeLaPiel,
  edemaUnilateral,
];
