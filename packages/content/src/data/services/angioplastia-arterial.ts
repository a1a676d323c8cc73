import { innerBleedingSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const angioplastiaArterial = service({
  id: "angioplastia-arterial",
  title: "Angioplastia arterial",
  plainName: "Globo o stent para destapar arterias",
  description: [
    "La angioplastia abre por dentro una arteria estrecha. A través de una punción (un piquete) llevamos un globo hasta la obstrucción y lo inflamos para que vuelva a pasar sangre. A veces dejamos un stent, una malla que mantiene abierta la arteria.",
    "La proponemos cuando el dolor al caminar limita tu vida a pesar del ejercicio y las medicinas, o cuando el pie está en riesgo.",
  ],
  shortDescription:
    "Abrimos por dentro una arteria estrecha con un globo y, si hace falta, un stent, a través de una punción.",
  procedure: "percutaneo",
  benefits: [
    "Se hace por una punción, sin una incisión grande.",
    "La recuperación suele ser más corta que con una cirugía abierta.",
    "Ayuda a llevar más sangre al pie.",
    "Puede combinarse con un bypass cuando hace falta.",
  ],
  risks: [
    "Moretón o sangrado en el sitio de la punción: cerca de 4 de cada 100, casi siempre leves (Circ Cardiovasc Interv, 2014).",
    "Que la arteria se vuelva a cerrar y necesites otro procedimiento.",
    "Que la arteria se lastime, o que un fragmento tape otra más adelante.",
    "Alergia al medio de contraste o daño a los riñones.",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "Avísanos si tienes alergias o enfermedad de los riñones.",
    "No suspendas ninguna medicina sin preguntarnos.",
    "Pregunta cuántas horas de ayuno necesitas y ven con alguien.",
  ],
  process: [
    "Estudiamos tus arterias con Doppler o con una tomografía de los vasos.",
    "Revisamos cómo funcionan tus riñones.",
    "Hacemos una punción en la ingle o el brazo con anestesia local.",
    "Pasamos una guía por la zona estrecha y abrimos la arteria con el globo o el stent.",
    "Cerramos la punción.",
    "Reposas de 2 a 6 horas y revisamos tus pulsos.",
  ],
  types: [
    "Con globo simple",
    "Con globo que libera medicamento",
    "Con stent, con o sin medicamento",
    "Con stent cubierto",
    "Aterectomía",
  ],
  painful: "Sientes una presión breve al inflar el globo. La zona de la punción está dormida.",
  forWhat:
    "Para el dolor al caminar que limita tu vida a pesar del ejercicio y las medicinas. Para la falta de sangre (isquemia) que amenaza la pierna. Y para un acceso de diálisis o un injerto estrecho.",
  myths: [
    "«Después ya se puede fumar». El tabaco vuelve a dañar las arterias; dejarlo es parte del tratamiento.",
    "«El stent dura para siempre». Puede volver a cerrarse, por eso lo vigilamos con Doppler.",
    "«Es lo mismo que la del corazón». La idea es parecida, pero aquí se tratan las arterias de las piernas u otras zonas.",
  ],
  hospitalOrAmbulatory: "Sin hospitalizarte, o con una noche de observación en el hospital",
  procedureTime: "De 1 a 2 horas; en algunos casos, hasta 3",
  anesthesia: "Local con sedación",
  recoveryTime:
    "Actividad ligera en 2 o 3 días y normal en una semana; la recuperación completa puede tardar de 6 a 8 semanas",
  daysAfter: ["Es normal un moretón o molestia donde fue la punción."],
  postProcedureRecommendations: [
    "Toma el antiagregante, que evita coágulos, como te indicamos. No lo suspendas por tu cuenta.",
    "Bebe agua, salvo que la tengas restringida.",
    "No cargues peso de 5 a 7 días.",
    "Camina un poco más cada día.",
    "Vigila la ingle. Si sangra, presiona directo y sin soltar.",
    "Ven a tu Doppler de control.",
  ],
  ctaText:
    "¿El dolor al caminar limita tu vida, aunque haces ejercicio y tomas tus medicinas? Agenda una valoración de tus arterias.",
  searchTerms: [
    "destapar las arterias",
    "destapar la circulación",
    "cateterismo en la pierna",
    "globo",
    "balón",
    "stent",
    "malla en la pierna",
    "colesterol en las piernas",
    "abrir la arteria",
    "cateterismo",
    "destapar venas",
    "poner un stent",
    "angio plastia",
    "stent en la pierna",
    "globito para destapar arterias",
    "en qué consiste la angioplastia",
  ],
  care: {
    emergencia: {
      signs: [
        "extremidad-subita",
        "dolor-reposo-frio",
        "dolor-de-pecho",
        "sangrado-puncion",
        "moreton-crece",
        ...innerBleedingSigns,
        "dedo-negro",
        "herida-infectada",
      ],
    },
    hoy: { signs: ["bulto-puncion", "dolor-reposo", "herida-pie", "herida-huele"] },
    cita: {
      action: "Agenda una consulta: revisamos tus pulsos y el Doppler de tus piernas.",
      signs: ["dolor-limita", "doppler-control", "acceso-o-injerto-estrecho"],
    },
  },
  sources: [
    sources.medlineAngioplasty,
    sources.medlineAngioplastyHome,
    sources.niceArterial,
    sources.angioplastyComplications,
    sources.limbGuidelines,
    sources.clopidogrelEffects,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["ultrasonido-doppler-vascular", "bypass-arterial", "creacion-fistulas-hemodialisis"],
  },
  metadata: {
    title: "Angioplastia con globo en Oaxaca | {doctorName}",
    description:
      "Angioplastia arterial en Oaxaca: cómo se abre una arteria estrecha con globo o stent, para quién conviene, qué riesgos tiene y cómo te recuperas.",
    keywords: [
      "angioplastia",
      "stent en la pierna",
      "mala circulación arterial",
      "claudicación",
      "pie diabético",
    ],
  },
});
