import type { Scene } from "../drawing/scene.ts";
import { aneurisma } from "./aneurisma-aorta-abdominal.ts";
import { arterialPeriferica } from "./enfermedad-arterial-periferica.ts";
import { buerger } from "./enfermedad-buerger.ts";
import { renal } from "./enfermedad-renal-fistula.ts";
import { fistulas } from "./fistulas-arteriovenosas.ts";
import { isquemia } from "./isquemia-critica.ts";
import { linfedema } from "./linfedema.ts";
import { tromboembolia } from "./tromboembolia-pulmonar.ts";
import { trombosis } from "./trombosis-venosa-profunda.ts";
import { varices } from "./varices.ts";

export const diseases = {
  "enfermedad-arterial-periferica": arterialPeriferica,
  "aneurisma-aorta-abdominal": aneurisma,
  "trombosis-venosa-profunda": trombosis,
  varices,
  "tromboembolia-pulmonar": tromboembolia,
  "enfermedad-renal-fistula": renal,
  "isquemia-critica": isquemia,
  "enfermedad-buerger": buerger,
  linfedema,
  "fistulas-arteriovenosas": fistulas,
} satisfies Record<string, Scene>;
