import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const reparacionEndovascularAneurismas = service({
  id: "reparacion-endovascular-aneurismas",
  title: "Reparación endovascular de aneurismas",
  plainName: "Reparación de la aorta por dentro",
  description: [
    "Un aneurisma es una zona dilatada de una arteria. La reparación endovascular coloca por dentro una endoprótesis, un tubo de tela con armazón metálico que entra por la ingle. La sangre pasa por el tubo y deja de empujar la pared débil.",
    "No todos los aneurismas necesitan repararse, ni todos pueden tratarse así. Lo decidimos contigo según el tamaño, el crecimiento, los síntomas y la forma de tu aorta.",
  ],
  shortDescription:
    "Una endoprótesis colocada desde la ingle refuerza por dentro la arteria dilatada, sin abrir el abdomen.",
  procedure: "percutaneo",
  benefits: [
    "No se abre el abdomen.",
    "Suele doler menos que la cirugía abierta.",
    "La estancia en el hospital suele ser más corta.",
    "La mortalidad inicial es menor que con la cirugía abierta, a cambio de una vigilancia de por vida.",
  ],
  risks: [
    "Que con los años haga falta otro procedimiento: pasa más que con la cirugía abierta.",
    "Sangrado o un bulto en la ingle.",
    "Falta de sangre en una pierna.",
    "Infección, alergia al medio de contraste o daño a los riñones.",
    "Muerte en los primeros 30 días: cerca de 1 de cada 100, y 3 con cirugía abierta (Br J Surg, 2017).",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "Avísanos si tienes alergias o enfermedad de los riñones.",
    "No fumes y mantén tu presión bajo control.",
    "No suspendas ninguna medicina sin preguntarnos.",
  ],
  process: [
    "Medimos el aneurisma con una tomografía de los vasos.",
    "Valoramos tu corazón y tus riñones.",
    "Entramos por punciones (piquetes) o pequeñas incisiones en las ingles.",
    "Colocamos la endoprótesis con ayuda de rayos X y comprobamos que selle.",
    "Te observamos en el hospital.",
    "Revisamos con imagen al mes, entre los 6 y los 12 meses, y después cada año.",
  ],
  types: [
    "Endoprótesis de aorta abdominal (EVAR)",
    "Fenestrada o ramificada",
    "Con técnica de chimenea",
    "De aorta torácica (TEVAR)",
    "Ramificada para las arterias ilíacas",
  ],
  painful: "Molestia leve en las ingles los primeros días.",
  forWhat:
    "Para aneurismas de la aorta que crecen rápido, que dan síntomas o que se rompieron, cuando su forma permite colocar la endoprótesis. En el abdomen, si no dan síntomas, se plantea desde 5.5 centímetros en hombres y desde 5 en mujeres (ESC, 2024).",
  myths: [
    "«Con la endoprótesis ya no hay que volver». La vigilancia es de por vida, porque algunas personas necesitan otro procedimiento.",
    "«Es para cualquiera». La forma de tu aorta y tu salud deciden si conviene esta técnica, la cirugía abierta o la vigilancia.",
    "«Si no duele, no es peligroso». La mayoría de los aneurismas no duele hasta que se complica.",
  ],
  hospitalOrAmbulatory: "En el hospital",
  procedureTime:
    "De una hora y media a 3 horas; más si es compleja. La estancia suele ser de 1 a 3 días si no hay complicaciones",
  anesthesia: "General, regional, o local con sedación",
  recoveryTime: "De 2 a 4 semanas",
  postProcedureRecommendations: [
    "No cargues peso ni manejes de 1 a 2 semanas.",
    "Mantén limpias y secas las ingles.",
    "Controla tu presión y no fumes.",
    "No faltes a tus estudios de imagen, aunque te sientas bien.",
  ],
  ctaText: "¿Te encontraron un aneurisma y no tienes dolor? Agenda una valoración y revisemos tus opciones.",
  searchTerms: [
    "operación de aneurisma",
    "endoprótesis",
    "EVAR",
    "tubo en la aorta",
    "operarse la aorta",
    "malla en la aorta",
    "stent en la aorta",
    "operarse el aneurisma",
    "cirugía de aneurisma",
    "endoprótesis aórtica",
    "cirugía de la aorta",
    "me van a operar de aneurisma",
  ],
  care: {
    emergencia: {
      signs: [
        "dolor-aorta",
        "desmayo",
        "sudor-frio",
        "dolor-de-pecho",
        "falta-de-aire",
        "extremidad-subita",
        "sangrado-puncion",
        "moreton-crece",
      ],
    },
    hoy: { signs: ["dolor-leve-aneurisma", "fiebre-tras", "bulto-puncion"] },
    cita: {
      action: "Agenda una valoración o tu estudio de vigilancia.",
      signs: ["vigilar-aneurisma", "imagen-control"],
    },
  },
  sources: [
    sources.medlineStentGraft,
    sources.medlineStentGraftHome,
    sources.esvsAneurysm,
    sources.escAorta,
    sources.niceAneurysm,
    sources.evarTrials,
    sources.aneurysmSearch,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Reparación de aneurisma en Oaxaca | {doctorName}",
    description:
      "Endoprótesis para aneurisma de aorta: para quién es, cómo se coloca, cómo es la recuperación y por qué se vigila de por vida. Valoración en Oaxaca.",
    keywords: [
      "aneurisma de aorta",
      "endoprótesis",
      "EVAR",
      "reparación endovascular",
      "cirugía vascular en Oaxaca",
    ],
  },
});
