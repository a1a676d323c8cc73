import { symptom } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const claudicacionIntermitente = symptom({
  id: "claudicacion-intermitente",
  name: "Claudicación intermitente",
  plainName: "Dolor al caminar",
  shortDescription:
    "Dolor o cansancio en la pierna que aparece al caminar y se quita en minutos al detenerte.",
  description: [
    "La claudicación intermitente es un dolor, calambre o cansancio en la pantorrilla, el muslo o el glúteo. Aparece al caminar cierta distancia y cede en minutos cuando te detienes. Suele indicar que a los músculos les llega menos sangre de la que necesitan.",
    "No todo dolor al caminar viene de las arterias. Si se quita al sentarte o inclinarte hacia adelante, puede venir de la columna; también hay un dolor parecido de origen venoso.",
  ],
  isSign: false,
  causes: [
    "Enfermedad arterial periférica.",
    "Embolia: un coágulo que viaja y tapa la arteria.",
    "Enfermedad de Buerger, ligada al tabaco.",
    "Atrapamiento de la arteria detrás de la rodilla.",
    "Columna estrecha (estenosis lumbar): imita el dolor y mejora al sentarte o inclinarte.",
    "Obstrucción de las venas, que causa un dolor parecido.",
  ],
  relatedConditions: [
    "Enfermedad arterial periférica",
    "Isquemia crítica de las extremidades",
    "Enfermedad de Buerger",
    "Aneurisma poplíteo",
    "Enfermedad coronaria",
  ],
  managementTips: [
    "Camina hasta sentir un dolor moderado, descansa y repite, de 30 a 60 minutos. Hazlo 3 o más días por semana, al menos 12 semanas (SVS, 2015). Acuerda antes tu plan con tu médico.",
    `Deja el tabaco y el vapeo. ${helpToQuit}`,
    "Mantén bajo control la diabetes, la presión y el colesterol.",
    "Revisa tus pies todos los días.",
    "No uses medias de compresión sin que antes midan tu circulación.",
  ],
  complications: [
    "Caminar cada vez menos distancia.",
    "Úlceras en el pie.",
    "Perder la pierna, en una minoría de personas.",
    "Infarto o evento vascular cerebral (derrame o embolia cerebral).",
  ],
  diagnosis: [
    "Te preguntamos cuánto caminas antes de que duela y cómo se quita.",
    "Palpamos tus pulsos y medimos el índice tobillo-brazo.",
    "Doppler, para ver dónde se estrecha la arteria.",
    "Si el dolor se quita al inclinarte, buscamos también en la columna.",
  ],
  outlook:
    "Sólo una minoría de personas llega a perder la pierna. Pero el dolor avisa que otras arterias, como las del corazón, pueden estar enfermas. Caminar con un plan y no fumar son la base del tratamiento.",
  ctaText:
    "¿Tienes que detenerte porque te duele la pierna al caminar? Agenda una valoración: revisamos tus pulsos y tu circulación para saber de dónde viene el dolor y qué puedes hacer.",
  searchTerms: [
    "me duelen las piernas al caminar",
    "dolor de pantorrilla al caminar",
    "calambres al caminar",
    "tengo que pararme a descansar",
    "cojear",
    "piernas cansadas al caminar",
    "dolor al subir escaleras",
    "me canso al caminar",
    "me da calambre cuando camino",
    "me duele la pantorrilla",
    "no puedo caminar mucho",
    "me duele el chamorro",
    "calambre en el chamorro",
    "no aguanto caminar una cuadra",
    "me duele al caminar y se quita al descansar",
    "dolor de nalgas al caminar",
  ],
  care: {
    emergencia: {
      signs: ["extremidad-subita", "dolor-reposo-frio", "dedo-negro", "herida-infectada", "dolor-de-pecho"],
    },
    hoy: { signs: ["dolor-reposo", "herida-pie", "herida-huele"] },
    cita: {
      action: "Agenda una valoración para revisar tus pulsos.",
      signs: ["dolor-al-caminar", "camina-menos"],
    },
  },
  sources: [sources.medlineLegPain, sources.medlineArterialHome, sources.niceArterial, sources.svsExercise],
  relations: {
    symptoms: ["pulso-ausente-o-disminuido"],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular", "angioplastia-arterial"],
  },
  metadata: {
    title: "Dolor al caminar: claudicación intermitente",
    description:
      "¿Te duele la pierna al caminar y se quita al descansar? Conoce qué es la claudicación intermitente, qué la causa y cuándo necesitas atención urgente.",
    keywords: [
      "claudicación intermitente",
      "dolor en la pierna al caminar",
      "dolor de pantorrilla",
      "circulación arterial",
      "índice tobillo-brazo",
    ],
  },
  share: {
    description: "Dolor al caminar que se quita al detenerte: qué puede significar y qué hacer.",
  },
});
