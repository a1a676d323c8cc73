import type { Service } from "#kinds/services.ts";
import { angioplastiaArterial } from "./angioplastia-arterial.ts";
import { bypassArterial } from "./bypass-arterial.ts";
import { cirugiaVaricesMinimaInvasion } from "./cirugia-varices-minima-invasion.ts";
import { colocacionAngioaccesos } from "./colocacion-angioaccesos.ts";
import { consultaAngiologia } from "./consulta-angiologia.ts";
import { creacionFistulasHemodialisis } from "./creacion-fistulas-hemodialisis.ts";
import { escleroterapia } from "./escleroterapia.ts";
import { reparacionEndovascularAneurismas } from "./reparacion-endovascular-aneurismas.ts";
import { tratamientoUlcerasVenosas } from "./tratamiento-ulceras-venosas.ts";
import { trombectomiaVenosa } from "./trombectomia-venosa.ts";
import { ultrasonidoDopplerVascular } from "./ultrasonido-doppler-vascular.ts";

/** The eleven services, in the order of the list page. */
export const services: Service[] = [
  consultaAngiologia,
  ultrasonidoDopplerVascular,
  cirugiaVaricesMinimaInvasion,
  escleroterapia,
  tratamientoUlcerasVenosas,
  trombectomiaVenosa,
  reparacionEndovascularAneurismas,
  angioplastiaArterial,
  bypassArterial,
  creacionFistulasHemodialisis,
  colocacionAngioaccesos,
];
