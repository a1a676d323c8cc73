import type { Scene } from "../drawing/scene.ts";
import { claudicacion } from "./claudicacion-intermitente.ts";
import { edema } from "./edema-unilateral.ts";
import { palidez } from "./palidez-de-la-piel.ts";
import { parestesias } from "./parestesias.ts";
import { pulso } from "./pulso-ausente-o-disminuido.ts";

export const symptoms = {
  "claudicacion-intermitente": claudicacion,
  parestesias,
  "pulso-ausente-o-disminuido": pulso,
  "palidez-de-la-piel": palidez,
  "edema-unilateral": edema,
} satisfies Record<string, Scene>;
