import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const ultrasonidoDopplerVascular = service({
  id: "ultrasonido-doppler-vascular",
  title: "Ultrasonido Doppler vascular",
  plainName: "Ultrasonido de venas y arterias",
  description: [
    "El ultrasonido Doppler muestra en una pantalla tus arterias y tus venas, y cómo se mueve la sangre dentro de ellas. Usa ondas de sonido: no emplea radiación ni inyecciones.",
    "Con él podemos buscar coágulos, válvulas que no cierran, arterias estrechas o dilatadas, y planear una cirugía con un mapa de tus vasos. El resultado se lee junto con lo que sientes y con la exploración: por sí solo no descarta ni confirma todo.",
  ],
  shortDescription:
    "Un estudio con ondas de sonido que muestra tus vasos y el paso de la sangre, sin radiación ni piquetes.",
  procedure: "estudio",
  benefits: [
    "No es invasivo: se hace sobre la piel.",
    "No usa radiación ni medio de contraste.",
    "Puede repetirse las veces que haga falta.",
    "Muestra la forma del vaso y también el movimiento de la sangre.",
  ],
  risks: [
    "Un resultado normal no descarta todo: a veces hace falta otro estudio.",
    "Puede molestar la presión sobre una zona inflamada.",
  ],
  preparation: [
    "Para las piernas no necesitas preparación.",
    "Para la aorta o los riñones, ven con ayuno de 6 a 8 horas. Si usas insulina o medicinas para la diabetes, pregúntanos antes cómo hacerlo.",
    "Trae la orden del estudio y tus reportes anteriores.",
  ],
  process: [
    "Te pedimos descubrir la zona y te acomodamos; para las venas, a veces de pie.",
    "Ponemos gel sobre tu piel y deslizamos un aparato.",
    "Presionamos con suavidad las venas para ver si cierran como deben.",
    "Medimos el paso de la sangre; puedes oírlo como un soplo.",
    "Retiramos el gel y te explicamos el resultado.",
  ],
  types: ["Venoso", "Arterial", "De carótidas", "De aorta y abdomen", "Del acceso para diálisis"],
  painful: "No duele. Si la zona está inflamada, la presión puede molestar un poco.",
  forWhat:
    "Para buscar trombosis, venas que no cierran bien, arterias obstruidas o aneurismas, y para revisar las carótidas. También para trazar el mapa de tus vasos antes de una fístula o una cirugía, y para vigilar un injerto.",
  myths: [
    "«El ultrasonido emite radiación». Funciona con ondas de sonido.",
    "«Sustituye siempre a la tomografía». Muchas veces basta, pero algunas cirugías necesitan además una tomografía de los vasos.",
    "«Si sale normal, no hay enfermedad». El resultado se interpreta junto con lo que sientes y la exploración; a veces hace falta otro estudio.",
  ],
  hospitalOrAmbulatory: "Sin hospitalizarte",
  procedureTime: "De 15 a 30 minutos para las venas; de 30 a 60 minutos si el estudio es completo",
  anesthesia: "No se necesita",
  recoveryTime: "Inmediata: sales y sigues con tu día",
  postProcedureRecommendations: [
    "Retira los restos de gel con agua o una toalla.",
    "Haz tu vida normal desde ese momento.",
    "Guarda el reporte y tráelo a tus consultas.",
  ],
  ctaText: "¿Te pidieron un Doppler o quieres saber cómo está tu circulación? Agenda tu estudio.",
  searchTerms: [
    "ultrasonido de piernas",
    "eco doppler",
    "ecografía",
    "estudio de la circulación",
    "estudio de las venas",
    "dopler",
    "ultrasonido de carótidas",
    "ultrasonido de cuello",
    "doppler",
    "eco de las piernas",
    "duele el doppler",
    "ultrasonido",
    "ultrasonido de las venas",
    "me pidieron un Doppler",
  ],
  care: {
    emergencia: {
      signs: ["falta-de-aire", "dolor-de-pecho", "desmayo", "extremidad-subita", ...preeclampsiaSigns],
    },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo"] },
    cita: {
      action: "Agenda tu estudio.",
      signs: ["pidieron-doppler", "mapa-cirugia", "vigilar-injerto"],
    },
  },
  sources: [
    sources.medlineDoppler,
    sources.medlineDuplex,
    sources.esvsVeins,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: [], diseases: [], services: [] },
  metadata: {
    title: "Ultrasonido Doppler en Oaxaca | {doctorName}",
    description:
      "Ultrasonido Doppler vascular en Oaxaca: un estudio sin radiación para revisar venas, arterias, carótidas y aorta. Conoce cómo se hace y cuánto dura.",
    keywords: [
      "ultrasonido Doppler",
      "Doppler venoso",
      "Doppler arterial",
      "Doppler de piernas",
      "carótidas",
    ],
  },
});
