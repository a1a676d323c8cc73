import { disease } from "../bundled-record.ts";
import { footInDangerToday } from "../care-actions.ts";
import { sources } from "../sources.ts";

export const enfermedadArterialPeriferica = disease({
  id: "enfermedad-arterial-periferica",
  name: "Enfermedad arterial periférica",
  plainName: "Mala circulación en las piernas",
  technicalName: "Enfermedad arterial periférica (EAP) aterosclerótica de miembros inferiores",
  group: "arterias",
  description: [
    "La enfermedad arterial periférica aparece cuando las arterias que llevan sangre a tus piernas se estrechan o se tapan. Muchas personas la llaman «mala circulación». Casi siempre se debe a la aterosclerosis: placas que crecen en la pared de la arteria.",
    "Es común tenerla y no sentir nada. Otras veces avisa con un dolor en la pantorrilla al caminar, que cede cuando te detienes.",
  ],
  shortDescription:
    "Las arterias de tus piernas se estrechan y llega menos sangre. Puede doler al caminar o no dar síntomas.",
  causes: [
    "Aterosclerosis, casi siempre.",
    "Embolia: un coágulo que viaja desde otro sitio y tapa la arteria.",
    "Inflamación de las arterias (vasculitis), como la enfermedad de Buerger.",
    "Lesiones por golpes o heridas, o por radioterapia previa.",
    "Atrapamiento de la arteria detrás de la rodilla.",
  ],
  symptoms: [
    "Dolor, calambre o cansancio al caminar que se quita con el reposo.",
    "Pie frío en comparación con el otro.",
    "Pulsos débiles en el pie o el tobillo.",
    "Caída del vello de la pierna y uñas gruesas.",
    "Heridas en el pie que no cierran.",
    "Disfunción eréctil, cuando la obstrucción está en la aorta o las arterias ilíacas.",
  ],
  complications: [
    "Falta de sangre (isquemia) que pone en peligro la pierna.",
    "Úlceras que tardan en cerrar o no cierran.",
    "Infección y gangrena.",
    "Amputación, cuando la circulación no puede recuperarse.",
    "Infarto y evento vascular cerebral (derrame o embolia cerebral): las arterias suelen enfermar en varios sitios.",
  ],
  riskFactors: [
    "Fumar, uno de los factores más fuertes.",
    "Diabetes, el otro factor más fuerte.",
    "Presión arterial alta.",
    "Colesterol alto.",
    "Tener más de 50 años.",
    "Enfermedad de los riñones.",
    "Familiares con la misma enfermedad.",
  ],
  treatments: [
    "Dejar el tabaco y controlar glucosa, presión y colesterol.",
    "Programa de caminata con pausas: 3 o más días por semana, de 30 a 60 minutos, al menos 12 semanas (guía de la SVS, 2015), acordado contigo según tu corazón y tus pies.",
    "Medicamentos que protegen tus arterias o alivian el dolor al caminar, sólo si tu médico los indica; avisa si tienes insuficiencia cardiaca, porque alguno no conviene.",
    "Cuidado diario del pie y calzado cómodo.",
    "Angioplastia con globo o stent, o aterectomía, para abrir la arteria desde dentro.",
    "Endarterectomía o bypass, cuando conviene una cirugía abierta.",
  ],
  diagnosis: [
    "Palpamos los pulsos de tus piernas y revisamos tus pies.",
    "Índice tobillo-brazo: compara la presión del tobillo con la del brazo. Si es menor de 0.90, apoya el diagnóstico.",
    "Ultrasonido Doppler: muestra dónde se estrecha la arteria, sin radiación.",
    "Tomografía de los vasos, si hay que planear un procedimiento.",
  ],
  selfCare: [
    "No fumes. Pide apoyo si te cuesta dejarlo.",
    "Camina según el plan que acordaste, con pausas cuando duela.",
    "Toma tus medicinas y cuida glucosa, presión y colesterol.",
    "Revisa tus pies todos los días y usa calzado cómodo.",
    "No uses medias de compresión sin que antes midan tu circulación.",
  ],
  outlook:
    "Muchas personas no tienen molestias. En otras la enfermedad avanza y aparecen heridas o dolor en reposo. Como las arterias suelen enfermar en varios sitios, cuidarte protege también tu corazón y tu cerebro. Necesitas revisiones aunque te sientas bien.",
  mexicoStats:
    "No hay una encuesta nacional. En un estudio de 400 adultos de una unidad del IMSS, 10 de cada 100 tenían enfermedad arterial periférica (Angiology, 2004). En otro, de personas con diabetes y más de 40 años, la tenía 25.6 % en medio urbano y 9.8 % en medio suburbano (Rev Med IMSS, 2007).",
  ctaText:
    "¿Te duelen las piernas al caminar, fumas o vives con diabetes? Agenda una valoración: revisamos tus pulsos y tu circulación, y te explicamos con calma qué opciones tienes.",
  searchTerms: [
    "mala circulación en las piernas",
    "piernas tapadas",
    "arterias tapadas",
    "colesterol en las piernas",
    "grasa en las arterias",
    "placas en las arterias",
    "pie frío",
    "pies helados",
    "me duelen las piernas al caminar",
    "calambres al caminar",
    "falta de circulación",
    "arteriosclerosis",
    "mala circulación",
    "no me circula la sangre",
    "venas tapadas por colesterol",
    "circulación de los pies",
    "triglicéridos",
    "pastillas para la circulación",
  ],
  care: {
    emergencia: {
      action:
        "Llama al 911. Mientras llega la ayuda no apliques calor, no des masaje y no eleves la pierna por encima del corazón.",
      signs: [
        "extremidad-subita",
        "dolor-reposo-frio",
        "dedo-negro",
        "herida-infectada",
        "dolor-de-pecho",
        "evc",
      ],
    },
    hoy: {
      action: footInDangerToday,
      signs: ["dolor-reposo", "herida-pie"],
    },
    cita: {
      action: "Agenda una valoración para revisar tus pulsos y tu índice tobillo-brazo.",
      signs: ["dolor-al-caminar", "pie-frio", "riesgo-arterial"],
    },
  },
  sources: [
    sources.medlineArterial,
    sources.medlineArterialHome,
    sources.arterialGuide,
    sources.niceArterial,
    sources.svsExercise,
    sources.imssPrevalence,
    sources.diabetesPrevalence,
  ],
  relations: {
    symptoms: [
      "claudicacion-intermitente",
      "parestesias",
      "pulso-ausente-o-disminuido",
      "palidez-de-la-piel",
    ],
    diseases: [
      "aneurisma-aorta-abdominal",
      "enfermedad-renal-fistula",
      "isquemia-critica",
      "enfermedad-buerger",
    ],
    services: [
      "consulta-angiologia",
      "ultrasonido-doppler-vascular",
      "angioplastia-arterial",
      "bypass-arterial",
    ],
  },
  metadata: {
    title: "Mala circulación en las piernas: síntomas y tratamiento",
    description:
      "Dolor al caminar, pies fríos o heridas que no cierran: conoce las causas de la enfermedad arterial periférica, cómo se estudia y cómo se trata.",
    keywords: [
      "enfermedad arterial periférica",
      "mala circulación en las piernas",
      "dolor al caminar",
      "índice tobillo-brazo",
      "angiología",
    ],
  },
  share: {
    description: "Qué es, cómo avisa y qué puedes hacer cuando llega menos sangre a tus piernas.",
  },
});
