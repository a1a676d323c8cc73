import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const preguntasFrecuentes = guide({
  id: "preguntas-frecuentes",
  title: "Preguntas frecuentes",
  shortDescription: "Lo que casi todos preguntan antes de venir, con respuestas cortas.",
  group: "visita",
  picturesOf: { picture: "purpose-1", icon: "consulta-angiologia" },
  audience: "Para ti, si tienes una duda antes de pedir tu cita. Si no está aquí, llámanos.",
  parts: [],
  questions: [
    {
      question: "¿Qué atiende la angiología? ¿No es lo mismo que la cardiología?",
      answer:
        "La cardiología atiende el corazón. La angiología, las arterias, las venas y los vasos linfáticos del resto del cuerpo: várices, mala circulación, trombosis, aneurismas, linfedema y accesos para diálisis.",
    },
    {
      question: "Si no me duele, ¿puedo tener un problema?",
      answer:
        "Sí. Varias enfermedades de arterias y venas avanzan sin molestias. Revísate si fumas, vives con diabetes o presión alta, o alguien de tu familia tiene un aneurisma. El riesgo crece después de los 50 años.",
    },
    {
      question: "¿El Doppler duele o emite radiación?",
      answer:
        "No. Es un ultrasonido sobre la piel, sin radiación ni contraste. El de las venas tarda de 15 a 30 minutos; uno completo, de 30 a 60.",
    },
    {
      question: "¿Todas las várices se operan?",
      answer:
        "No. Según lo que muestre el Doppler hay láser o radiofrecuencia, escleroterapia con espuma y, si hace falta, cirugía, en ese orden (NICE, 2013). En el embarazo se espera.",
    },
    {
      question: "¿Cruzar las piernas saca várices?",
      answer:
        "No está demostrado. Sí influyen la herencia, los embarazos, la edad, el sobrepeso y pasar mucho tiempo de pie o sentado.",
    },
    {
      question: "¿Con quién voy si me salen moretones sin golpe?",
      answer: "Empieza con tu médico general, que revisa tus medicinas y puede pedir análisis de sangre.",
    },
    {
      question: "¿Puedo hacer ejercicio con mala circulación?",
      answer:
        "Casi siempre, y caminar es parte del tratamiento. Primero hay que saber qué tienes: pregúntalo en tu consulta.",
    },
    {
      question: "¿Puedo usar medias de compresión por mi cuenta?",
      answer:
        "Mejor no. Antes hay que medir la circulación de tus arterias y, si una pierna se hinchó de pronto, descartar un coágulo.",
    },
    {
      question: "¿Cuánto cuesta la consulta?",
      answer:
        "{consultationPrice}. La primera consulta incluye ultrasonido Doppler. Si necesitas otro estudio o una curación, te decimos su precio antes de hacerlo.",
    },
    {
      question: "¿Aceptan mi seguro? ¿Dan factura?",
      answer:
        "Llámanos con tu póliza: te decimos si es pago directo o reembolso. Damos factura; el pago en efectivo no es deducible.",
    },
    {
      question: "¿Puedo mandarles mi caso por mensaje?",
      answer:
        "Por mensaje damos informes y horarios. No mandes estudios ni datos de tu salud: platícalos en la consulta. Los mensajes no son para urgencias.",
    },
  ],
  ctaText: "¿Tu duda no está aquí? Llámanos o agenda tu consulta.",
  searchTerms: [
    "dudas",
    "preguntas",
    "angiólogo o cardiólogo",
    "cruzar las piernas",
    "todas las várices se operan",
  ],
  care: {
    emergencia: { signs: ["falta-de-aire", "dolor-de-pecho", "extremidad-subita", ...preeclampsiaSigns] },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo", "herida-pie"] },
  },
  sources: [
    sources.medlineVeinTreatment,
    sources.niceVeins,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: ["varices"],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Preguntas frecuentes sobre angiología y várices",
    description:
      "Respuestas cortas a lo que más nos preguntan: qué atiende la angiología, si duele el Doppler, cómo se tratan las várices, precio, seguro y factura.",
    keywords: ["preguntas frecuentes", "angiología", "ultrasonido Doppler", "várices"],
  },
});
