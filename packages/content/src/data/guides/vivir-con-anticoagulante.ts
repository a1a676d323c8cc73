import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const vivirConAnticoagulante = guide({
  id: "vivir-con-anticoagulante",
  title: "Vivir con anticoagulante",
  shortDescription: "Para qué sirve, cómo tomarlo, a quién decírselo y qué sangrado no debe esperar.",
  group: "cuidados",
  picturesOf: { picture: "anticoagulante", icon: "vivir-con-anticoagulante" },
  audience:
    "Para ti, si tomas o te inyectas una medicina contra los coágulos: warfarina, acenocumarol, rivaroxabán, apixabán, dabigatrán o heparina. También para quien te ayuda en casa.",
  parts: [
    {
      title: "Para qué sirve",
      kind: "lista",
      items: [
        "Ayuda a que no se formen coágulos y a que no crezca el que ya tienes.",
        "La sangre tarda más en coagular. Por eso puedes sangrar con más facilidad.",
        "Quien te lo indicó decide cuánto tiempo lo tomas.",
      ],
    },
    {
      title: "Cómo tomarlo",
      kind: "pasos",
      items: [
        "Tómalo todos los días a la misma hora. Una alarma ayuda.",
        "No lo dejes ni cambies la cantidad por tu cuenta, aunque te sientas bien.",
        "Si olvidaste una toma, llama y pregunta. Nunca tomes doble para reponerla.",
        "Si tomaste de más, ve de inmediato a urgencias, aunque no sangres.",
        "Con warfarina o acenocumarol te piden análisis (INR): no faltes.",
        "Cómpralo antes de que se acabe.",
      ],
    },
    {
      title: "A quién decírselo",
      kind: "lista",
      items: [
        "A todo médico, dentista y farmacia, antes de cualquier medicina, inyección o procedimiento.",
        "Antes de una cirugía o de sacar una muela, pregunta si lo sigues. No lo suspendas tú.",
        "Si estás embarazada, lo planeas o das pecho, avisa pronto: algunos pueden dañar al bebé.",
        "Lleva en tu cartera qué tomas, para qué y un teléfono.",
      ],
    },
    {
      title: "Comida, otras medicinas y golpes",
      kind: "lista",
      items: [
        "No tomes por tu cuenta aspirina, ibuprofeno ni naproxeno: aumentan el sangrado.",
        "Pregunta antes de tomar antibióticos, hierbas, tés o suplementos.",
        "Con warfarina o acenocumarol, come verduras de hoja verde en cantidad parecida cada semana. No las quites.",
        "Bebe poco alcohol, o nada.",
        "Usa cepillo suave y quita de tu casa lo que te haga tropezar. Evita los deportes de contacto.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Qué hago si me corto?",
      answer: "Presiona 10 minutos con un paño limpio, sin levantarlo. Si no cede, llama al 911.",
    },
    {
      question: "¿Y si me sangra la nariz?",
      answer:
        "Siéntate, inclínate hacia adelante y aprieta la parte blanda 10 minutos. Si no cede, llama al 911.",
    },
    {
      question: "¿Son normales los moretones?",
      answer: "Los pequeños, sí. Coméntalos en tu consulta si salen sin golpe o cada vez más.",
    },
  ],
  ctaText: "¿Tienes dudas con tu anticoagulante o te van a operar? Agenda una consulta y trae tus medicinas.",
  searchTerms: [
    "anticoagulante",
    "anticoagulantes",
    "warfarina",
    "acenocumarol",
    "rivaroxabán",
    "xarelto",
    "apixabán",
    "eliquis",
    "dabigatrán",
    "heparina",
    "medicina para los coágulos",
    "adelgazar la sangre",
    "se me olvidó el anticoagulante",
    "qué no comer con anticoagulante",
    "sacar una muela con anticoagulante",
    "Sintrom",
    "INR",
    "enoxaparina o Clexane",
    "alcohol con anticoagulante",
    "aspirina o ibuprofeno con anticoagulante",
    "dentista con anticoagulante",
  ],
  care: {
    emergencia: {
      signs: [
        ...anticoagulantSigns,
        "evc",
        "desmayo",
        "falta-de-aire",
        "dolor-de-pecho",
        "pierna-azul",
        ...preeclampsiaSigns,
      ],
    },
    hoy: { signs: ["sangrado-repetido", "hinchazon-un-lado", "hinchazon-embarazo"] },
  },
  sources: [
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
    sources.warfarin,
    sources.niceThrombosis,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: ["trombosis-venosa-profunda", "tromboembolia-pulmonar"],
    services: ["trombectomia-venosa"],
  },
  metadata: {
    title: "Anticoagulante: cómo tomarlo y qué sangrado es urgente",
    description:
      "Guía para vivir con anticoagulante: cómo tomarlo, qué hacer si olvidas una toma, a quién avisar, qué comidas y medicinas cuidar y qué sangrado es urgente.",
    keywords: ["anticoagulante", "warfarina", "rivaroxabán", "sangrado con anticoagulante"],
  },
});
