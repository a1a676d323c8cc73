import type { Guide } from "#kinds/guides.ts";
import { angioplastiaAntesYDespues } from "./angioplastia-antes-y-despues.ts";
import { bypassAntesYDespues } from "./bypass-antes-y-despues.ts";
import { caminarConDolor } from "./caminar-con-dolor.ts";
import { carotidasYEventoCerebral } from "./carotidas-y-evento-cerebral.ts";
import { cirugiaDeVarices } from "./cirugia-de-varices.ts";
import { comoUsarTuSeguro } from "./como-usar-tu-seguro.ts";
import { complicacionesEnNumeros } from "./complicaciones-en-numeros.ts";
import { cuidaTuFistula } from "./cuida-tu-fistula.ts";
import { embarazoYVenas } from "./embarazo-y-venas.ts";
import { escleroterapiaPasoAPaso } from "./escleroterapia-paso-a-paso.ts";
import { fenomenoDeRaynaud } from "./fenomeno-de-raynaud.ts";
import { linfedemaEnCasa } from "./linfedema-en-casa.ts";
import { lipedema } from "./lipedema.ts";
import { mediasDeCompresion } from "./medias-de-compresion.ts";
import { piesYDiabetes } from "./pies-y-diabetes.ts";
import { preguntasAntesDeUnProcedimiento } from "./preguntas-antes-de-un-procedimiento.ts";
import { preguntasFrecuentes } from "./preguntas-frecuentes.ts";
import { tuPrimeraConsulta } from "./tu-primera-consulta.ts";
import { viajarConRiesgoDeTrombosis } from "./viajar-con-riesgo-de-trombosis.ts";
import { vivirConAnticoagulante } from "./vivir-con-anticoagulante.ts";

/** The guides; the first six are on the home page. */
export const guides: Guide[] = [
  tuPrimeraConsulta,
  piesYDiabetes,
  cirugiaDeVarices,
  mediasDeCompresion,
  comoUsarTuSeguro,
  preguntasFrecuentes,
  escleroterapiaPasoAPaso,
  angioplastiaAntesYDespues,
  bypassAntesYDespues,
  cuidaTuFistula,
  caminarConDolor,
  vivirConAnticoagulante,
  viajarConRiesgoDeTrombosis,
  linfedemaEnCasa,
  carotidasYEventoCerebral,
  fenomenoDeRaynaud,
  lipedema,
  embarazoYVenas,
  preguntasAntesDeUnProcedimiento,
  complicacionesEnNumeros,
];
