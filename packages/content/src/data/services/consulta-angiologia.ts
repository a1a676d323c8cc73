import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { footInDangerToday } from "../care-actions.ts";
import { sources } from "../sources.ts";

export const consultaAngiologia = service({
  id: "consulta-angiologia",
  title: "Consulta de angiología",
  plainName: "Consulta de venas y arterias",
  description: [
    "La consulta de angiología revisa cómo circula tu sangre: las arterias que la llevan, las venas que la regresan y los vasos linfáticos que recogen el líquido de los tejidos. Empieza por escucharte: qué sientes, desde cuándo y qué te preocupa.",
    "Después exploramos tus pulsos y tu piel. Si hace falta, medimos la presión en tus tobillos. La primera consulta incluye un ultrasonido Doppler, para mirar tus vasos.",
    "Al final te explicamos con palabras claras qué encontramos, qué opciones tienes y qué sigue.",
  ],
  shortDescription:
    "Te escuchamos, revisamos tus arterias y venas, y te explicamos con claridad qué tienes y qué sigue.",
  procedure: "consulta",
  benefits: [
    "Ayuda a detectar a tiempo problemas que todavía no dan molestias.",
    "Recibes un plan pensado para ti, tu salud y tu ritmo de vida.",
    "Ayuda a evitar estudios y procedimientos que no necesitas.",
  ],
  preparation: [
    "Trae tus estudios anteriores y la lista de tus medicinas.",
    "Ven con ropa cómoda que deje descubrir las piernas.",
    "Escribe tus dudas para que no se te olviden.",
  ],
  process: [
    "Platicamos sobre tus molestias, tus enfermedades, tus medicinas y los antecedentes de tu familia.",
    "Exploramos tus pulsos, tu piel y tus piernas.",
    "Comparamos la presión del tobillo con la del brazo cuando hace falta revisar tus arterias.",
    "Miramos tus vasos con ultrasonido Doppler: en la primera consulta está incluido.",
    "Te explicamos los hallazgos y respondemos tus preguntas.",
    "Acordamos contigo un plan y la fecha para revisarlo.",
  ],
  types: [
    "Primera vez",
    "Seguimiento",
    "Antes de una cirugía",
    "Después de una cirugía",
    "Segunda opinión",
    "Valoración de pie diabético",
  ],
  painful: "No. La exploración y el ultrasonido se hacen sobre la piel, con cuidado y a tu ritmo.",
  forWhat:
    "Para valorar várices, dolor al caminar, hinchazón, heridas que no cierran o cambios de color en la piel. También si vives con diabetes, si tuviste una trombosis, si alguien de tu familia tiene un aneurisma, si necesitas un acceso para diálisis o si buscas una segunda opinión.",
  myths: [
    "«La angiología es sólo para várices». También atiende arterias, trombosis, aneurismas, linfedema y accesos para hemodiálisis.",
    "«Si no duele, no hay problema». Varias enfermedades de arterias y venas avanzan sin molestias; por eso conviene revisarse si tienes factores de riesgo.",
    "«La angiología y la cardiología son lo mismo». La cardiología atiende el corazón; la angiología, las arterias, las venas y los vasos linfáticos del resto del cuerpo.",
  ],
  hospitalOrAmbulatory: "En el consultorio",
  procedureTime: "De 30 a 60 minutos",
  anesthesia: "No se necesita",
  recoveryTime: "Inmediata: sales y sigues con tu día",
  postProcedureRecommendations: [
    "Sigue las indicaciones que acordamos y pregunta si algo no te queda claro.",
    "Adelanta tu cita si tus molestias aumentan. Con una señal de emergencia o de hoy mismo, no esperes la cita.",
    "Guarda tus estudios y tráelos a la siguiente consulta.",
  ],
  ctaText: "¿Algo en tus piernas te preocupa? Agenda tu consulta y revisemos juntos tu circulación.",
  searchTerms: [
    "cita",
    "consulta",
    "doctora de las venas",
    "médico de las venas",
    "doctor de la circulación",
    "especialista en várices",
    "especialista en circulación",
    "valoración",
    "revisión",
    "primera vez",
    "segunda opinión",
    "cardiólogo de las piernas",
    "angióloga",
    "moretones",
    "me salen moretones sin golpe",
    "qué especialista necesito",
    "angiólogo",
    "flebólogo",
    "cirujano vascular",
  ],
  care: {
    emergencia: {
      action: "Llama al 911 sin esperar.",
      signs: [
        "falta-de-aire",
        "dolor-de-pecho",
        "extremidad-subita",
        "dolor-reposo-frio",
        "evc",
        "dolor-aorta",
        "dedo-negro",
        "herida-infectada",
        ...preeclampsiaSigns,
      ],
    },
    hoy: {
      action: footInDangerToday,
      signs: ["hinchazon-un-lado", "hinchazon-embarazo", "dolor-reposo", "herida-pie", "flebitis"],
    },
    cita: {
      action: "Agenda tu consulta.",
      signs: ["motivos-consulta", "antecedentes", "acceso-o-opinion"],
    },
  },
  sources: [
    sources.medlineArterial,
    sources.niceArterial,
    sources.niceVeins,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: [], diseases: [], services: ["ultrasonido-doppler-vascular"] },
  metadata: {
    title: "Consulta de angiología en Oaxaca | {doctorName}",
    description:
      "Consulta de angiología en Oaxaca: revisamos tus arterias y venas, y te explicamos qué tienes y qué sigue. Agenda tu cita.",
    keywords: [
      "consulta de angiología",
      "{specialist} en Oaxaca",
      "mala circulación",
      "dolor de piernas",
      "segunda opinión",
    ],
  },
});
