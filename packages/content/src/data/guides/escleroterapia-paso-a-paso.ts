import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const escleroterapiaPasoAPaso = guide({
  id: "escleroterapia-paso-a-paso",
  title: "Antes y después de tu escleroterapia",
  shortDescription: "Cómo preparar tu sesión, qué se siente y cómo cuidar tu piel las semanas que siguen.",
  group: "procedimientos",
  picturesOf: "escleroterapia",
  audience: "Para ti, si vas a tratar arañas vasculares o várices pequeñas con microinyecciones.",
  parts: [
    {
      title: "Antes de tu sesión",
      kind: "lista",
      items: [
        "Cuéntanos si tienes alergias o algún problema del corazón.",
        "Avísanos si estás embarazada o lactando, si tuviste una trombosis reciente, si tienes una infección o si no puedes caminar: se deja para después.",
        "Trae la media de compresión y ropa cómoda.",
        "No la programes justo antes de un vuelo largo ni de unas vacaciones en la playa.",
      ],
    },
    {
      title: "En la sesión",
      kind: "pasos",
      items: [
        "Limpiamos la piel y miramos tus venas, con Doppler si hace falta.",
        "Aplicamos microinyecciones: se siente un piquete o un ardor breve. No se necesita anestesia.",
        "Ponemos algodón y la media.",
        "Caminas de 10 a 30 minutos. Toda la sesión dura de 15 a 45 minutos.",
      ],
    },
    {
      title: "Después",
      kind: "lista",
      items: [
        "Sigue con tu día y camina. Puedes manejar y bañarte con agua tibia, salvo que te digamos otra cosa.",
        "Usa la media el tiempo indicado: de 3 días a 3 semanas.",
        "Evita el sol en la zona de 2 a 4 semanas.",
        "Deja el sauna y el ejercicio intenso unos días.",
        "Espera 1 o 2 semanas antes de un vuelo largo.",
        "Ven a tu revisión, de 4 a 6 semanas después.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Cuándo se nota?",
      answer:
        "Las arañas, de 3 a 6 semanas después; en venas mayores, hasta 3 o 4 meses. Al principio puede haber moretones. Si se abre una herida, llámanos hoy mismo; si no te contestamos, ve a urgencias.",
    },
    {
      question: "¿Con una sesión basta?",
      answer: "Casi siempre se necesitan varias, y con el tiempo pueden formarse otras venas.",
    },
    {
      question: "¿Qué puede salir mal?",
      answer:
        "Son frecuentes los moretones. Con espuma, cerca de 18 de cada 100 personas quedan con manchas o venitas nuevas, y cerca de 5 con la vena inflamada. Menos de 1 tiene una trombosis o una embolia (Br J Surg, 2007). Son raras una herida o una alergia grave.",
    },
  ],
  ctaText:
    "¿Te incomodan las arañas vasculares? Agenda una valoración y te decimos si la escleroterapia es para ti.",
  searchTerms: [
    "cuidados después de inyectar las venas",
    "manchas después de las inyecciones",
    "cuidados después de la escleroterapia",
    "sol después de la escleroterapia",
    "cuántas sesiones de escleroterapia",
    "moretón después de inyectar las arañitas",
  ],
  care: {
    emergencia: {
      signs: ["falta-de-aire", "dolor-de-pecho", "tos-sangre", "desmayo", "evc", ...preeclampsiaSigns],
    },
    hoy: { signs: ["hinchazon-tras-sesion", "hinchazon-embarazo", "flebitis", "herida-inyeccion"] },
  },
  sources: [
    sources.medlineVeinTreatment,
    sources.niceVeins,
    sources.foamReview,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: [], diseases: ["varices"], services: ["escleroterapia"] },
  metadata: {
    title: "Escleroterapia: antes, durante y después de tu sesión",
    description:
      "Guía de escleroterapia: cómo preparar tu sesión, qué se siente, cuánto usar la media, cuándo evitar el sol y los vuelos, y cuándo se ve el resultado.",
    keywords: [
      "escleroterapia",
      "cuidados después de escleroterapia",
      "arañas vasculares",
      "manchas en la piel",
    ],
  },
});
