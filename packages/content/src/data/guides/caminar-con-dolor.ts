import { guide } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const caminarConDolor = guide({
  id: "caminar-con-dolor",
  title: "Caminar para caminar más",
  shortDescription: "Un plan de 12 semanas si te duelen las piernas al caminar y se quita al parar.",
  group: "cuidados",
  picturesOf: "claudicacion-intermitente",
  audience:
    "Para ti, si ya te revisamos y te dijimos que tienes claudicación: dolor o cansancio al caminar que cede al detenerte. Si no te han revisado, primero pide una valoración.",
  parts: [
    {
      title: "El plan",
      kind: "pasos",
      items: [
        "Camina a tu paso, en un lugar plano, hasta que el dolor sea moderado.",
        "Detente y descansa hasta que se quite.",
        "Vuelve a caminar. Repite hasta completar de 30 a 60 minutos, con los descansos.",
        "Hazlo 3 veces a la semana o más, por 12 semanas o más (guía de la SVS, 2015).",
        "Anota cuánto caminaste antes de que doliera, y trae tus notas a la consulta.",
      ],
    },
    {
      title: "Lo que hace que funcione",
      kind: "lista",
      items: [
        `No fumar ni vapear. ${helpToQuit}`,
        "Tener bajo control la glucosa, la presión y el colesterol, con las medicinas que te indicaron.",
        "Zapatos cómodos, y revisar tus pies al terminar.",
        "Ser constante: el cambio se nota con las semanas.",
      ],
    },
    {
      title: "Cuándo no caminar",
      kind: "lista",
      items: [
        "Si tienes una herida en el pie, no hagas la caminata. Si no cierra, ve hoy mismo a urgencias o llama para que te la valoren.",
        "Si el dolor ya no se quita al descansar: también hoy mismo.",
        "Si caminas cada vez menos aunque sigas el plan, pide una cita para revisarlo.",
      ],
    },
  ],
  questions: [
    {
      question: "Si camino con dolor, ¿me hago daño?",
      answer:
        "Caminar hasta un dolor moderado y descansar es parte del tratamiento. No hay que aguantar un dolor fuerte.",
    },
    {
      question: "¿Voy a perder la pierna?",
      answer:
        "La mayoría no llega a eso. Dejar el tabaco, caminar y tomar tus medicinas es lo que más ayuda. Lo que no hay que dejar pasar es una herida o un dolor en reposo.",
    },
    {
      question: "¿Me pongo medias de compresión?",
      answer: "No sin que antes midamos la circulación de tus piernas: pueden hacerte daño.",
    },
  ],
  ctaText: "¿Caminas menos que hace un año? Agenda una valoración para revisar tus pulsos.",
  searchTerms: [
    "ejercicio para la mala circulación",
    "caminar con mala circulación",
    "plan de caminata",
    "rutina de caminata",
    "cuánto debo caminar",
    "ejercicio con arterias tapadas",
    "cómo empezar a caminar si duelen las piernas",
  ],
  care: {
    emergencia: {
      signs: ["extremidad-subita", "dolor-reposo-frio", "dolor-de-pecho", "dedo-negro", "herida-infectada"],
    },
    hoy: { signs: ["dolor-reposo", "herida-pie", "herida-huele"] },
  },
  sources: [sources.medlineArterialHome, sources.svsExercise, sources.niceArterial],
  relations: {
    symptoms: ["claudicacion-intermitente"],
    diseases: ["enfermedad-arterial-periferica"],
    services: [],
  },
  metadata: {
    title: "Dolor al caminar (claudicación): plan de 12 semanas",
    description:
      "Si te duelen las piernas al caminar y se quita al parar: plan de caminata de 12 semanas, paso a paso, y las señales con las que debes detenerte.",
    keywords: ["claudicación", "ejercicio para la circulación", "dolor al caminar", "plan de caminata"],
  },
});
