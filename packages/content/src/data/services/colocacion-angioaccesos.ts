import { anticoagulantSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const colocacionAngioaccesos = service({
  id: "colocacion-angioaccesos",
  title: "Colocación de angioaccesos",
  plainName: "Catéter para diálisis o quimioterapia",
  description: [
    "Un angioacceso es un catéter que llega a una vena grande del cuerpo. Sirve para recibir diálisis, quimioterapia u otros tratamientos largos sin un piquete nuevo cada vez.",
    "Lo colocamos guiados por ultrasonido y comprobamos su posición con rayos X. Elegimos el tipo según el tratamiento que recibes y el tiempo que lo vas a usar. En la diálisis es un puente mientras madura tu fístula.",
  ],
  shortDescription:
    "Catéteres y puertos en una vena grande para diálisis, quimioterapia u otros tratamientos largos.",
  procedure: "percutaneo",
  benefits: [
    "Evita muchos piquetes en los brazos.",
    "Puede usarse de inmediato.",
    "En la diálisis da tiempo a que madure tu fístula.",
    "Se coloca guiado por ultrasonido.",
  ],
  risks: [
    "Infección.",
    "Trombosis de la vena.",
    "Sangrado.",
    "Aire alrededor del pulmón (neumotórax).",
    "Que deje de funcionar bien.",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "Avísanos si tomas anticoagulantes: revisamos tu coagulación.",
    "Cuéntanos si tienes enfermedad de los riñones, para conservar tus venas.",
  ],
  process: [
    "Revisamos tu coagulación y tus medicinas.",
    "Miramos la vena con ultrasonido.",
    "Aplicamos anestesia local.",
    "Entramos a la vena con una punción guiada y colocamos el catéter o el puerto.",
    "Comprobamos su posición con rayos X.",
    "Cubrimos el sitio y te enseñamos a cuidarlo.",
  ],
  types: [
    "Catéter temporal, de días a semanas",
    "Catéter tunelizado, de semanas a meses o años",
    "Puerto debajo de la piel",
    "Catéter central colocado desde el brazo (PICC), que se evita en la enfermedad renal para conservar las venas",
  ],
  painful: "Sientes el piquete de la anestesia y algo de presión.",
  forWhat:
    "Para diálisis que debe empezar ya, quimioterapia, antibióticos o nutrición por la vena, transfusiones o tomas de sangre repetidas.",
  myths: [
    "«Es definitivo». Se retira cuando ya no se necesita; en la diálisis suele ser un paso mientras madura la fístula.",
    "«Puedo bañarme igual que siempre». Con un catéter que sale de la piel, no: debe quedar cubierto y seco. Un puerto ya cicatrizado y sin aguja sí permite bañarse.",
    "«Cualquiera puede usarlo». Sólo debe manejarlo personal capacitado, con las manos limpias.",
  ],
  hospitalOrAmbulatory: "Casi siempre sin hospitalizarte; en el hospital si tu estado es delicado",
  procedureTime: "De 20 a 60 minutos; un puerto, de 45 a 60",
  anesthesia: "Local, con o sin sedación",
  recoveryTime: "Unas horas; si es un puerto, cuida la herida de 1 a 2 semanas",
  postProcedureRecommendations: [
    "Si el catéter sale de la piel, mantenlo cubierto y seco. No lo mojes al bañarte y no nades.",
    "Si es un puerto, cuida la herida hasta que cierre. Después, sin aguja puesta, puedes bañarte y nadar.",
    "Un puerto que no se usa se lava cada cierto tiempo: pregunta cada cuánto te toca.",
    "No uses tijeras cerca del catéter.",
    "Sólo personal capacitado debe manejarlo, con las manos limpias.",
  ],
  ctaText:
    "¿Vas a empezar diálisis o un tratamiento largo? Agenda una valoración y elijamos el acceso adecuado para ti.",
  searchTerms: [
    "catéter",
    "catéter para diálisis",
    "catéter para quimioterapia",
    "puerto",
    "port",
    "quimio",
    "sonda en el cuello",
    "permacath",
    "mahurkar",
    "venas difíciles",
    "catéter en el pecho",
    "quitar el catéter",
    "se me salió el catéter",
    "poner un catéter en el cuello",
  ],
  care: {
    emergencia: {
      signs: ["acceso-sangra", "cateter-sale", "cateter-infectado", "falta-de-aire", ...anticoagulantSigns],
    },
    hoy: { signs: ["acceso-infectado", "acceso-sangro", "cuello-hinchado"] },
    cita: {
      action: "Agenda una valoración para elegir el acceso.",
      signs: ["tratamiento-largo", "retirar-cateter"],
    },
  },
  sources: [
    sources.vascularCatheters,
    sources.medlinePort,
    sources.tunneledCatheter,
    sources.medlineAccess,
    sources.kdoqiPlan,
    sources.accessBleeding,
    sources.accessFirstAid,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: { symptoms: [], diseases: [], services: ["consulta-angiologia"] },
  metadata: {
    title: "Catéter para diálisis en Oaxaca | {doctorName}",
    description:
      "Colocación de catéteres y puertos en Oaxaca para diálisis, quimioterapia y tratamientos largos: tipos, cómo se colocan y qué cuidados necesitan.",
    keywords: [
      "catéter para hemodiálisis",
      "puerto venoso",
      "angioacceso",
      "quimioterapia",
      "catéter tunelizado",
    ],
  },
});
