import type { Disease } from "#kinds/diseases.ts";
import { aneurismaAortaAbdominal } from "./aneurisma-aorta-abdominal.ts";
import { enfermedadArterialPeriferica } from "./enfermedad-arterial-periferica.ts";
import { enfermedadBuerger } from "./enfermedad-buerger.ts";
import { enfermedadRenalFistula } from "./enfermedad-renal-fistula.ts";
import { fistulasArteriovenosas } from "./fistulas-arteriovenosas.ts";
import { isquemiaCritica } from "./isquemia-critica.ts";
import { linfedema } from "./linfedema.ts";
import { tromboemboliaPulmonar } from "./tromboembolia-pulmonar.ts";
import { trombosisVenosaProfunda } from "./trombosis-venosa-profunda.ts";
import { varices } from "./varices.ts";

/** The bundled diseases. Menus, cards and footers show the first ones, in this order. */
export const diseases: Disease[] = [
  enfermedadArterialPeriferica,
  aneurismaAortaAbdominal,
  trombosisVenosaProfunda,
  varices,
  tromboemboliaPulmonar,
  enfermedadRenalFistula,
  isquemiaCritica,
  enfermedadBuerger,
  linfedema,
  fistulasArteriovenosas,
];
