import type { Scene } from "../drawing/scene.ts";
import { angioplastia } from "./angioplastia-arterial.ts";
import { bypass } from "./bypass-arterial.ts";
import { varicesLaser } from "./cirugia-varices-minima-invasion.ts";
import { angioacceso } from "./colocacion-angioaccesos.ts";
import { consulta } from "./consulta-angiologia.ts";
import { fistula } from "./creacion-fistulas-hemodialisis.ts";
import { escleroterapia } from "./escleroterapia.ts";
import { endovascular } from "./reparacion-endovascular-aneurismas.ts";
import { ulceras } from "./tratamiento-ulceras-venosas.ts";
import { trombectomia } from "./trombectomia-venosa.ts";
import { doppler } from "./ultrasonido-doppler-vascular.ts";

export const services = {
  "consulta-angiologia": consulta,
  "ultrasonido-doppler-vascular": doppler,
  "cirugia-varices-minima-invasion": varicesLaser,
  escleroterapia,
  "tratamiento-ulceras-venosas": ulceras,
  "trombectomia-venosa": trombectomia,
  "reparacion-endovascular-aneurismas": endovascular,
  "angioplastia-arterial": angioplastia,
  "bypass-arterial": bypass,
  "creacion-fistulas-hemodialisis": fistula,
  "colocacion-angioaccesos": angioacceso,
} satisfies Record<string, Scene>;
