import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const bypassArterial = service({
  id: "bypass-arterial",
  title: "Bypass arterial",
  plainName: "Puente para llevar sangre a la pierna",
  description: [
    "El bypass es un puente que rodea la parte obstruida de una arteria. Así la sangre llega de nuevo a la pierna y al pie. Se hace con una vena tuya, que preferimos cuando es posible, o con un injerto.",
    "Lo consideramos cuando la obstrucción es larga, cuando la angioplastia no es adecuada o no funcionó, y el pie está en riesgo. Antes estudiamos tus arterias, tus venas y tu corazón para decidir contigo.",
  ],
  shortDescription:
    "Un puente con vena propia o injerto rodea la arteria obstruida y lleva de nuevo sangre a la pierna.",
  procedure: "cirugia",
  benefits: [
    "En obstrucciones largas suele durar más que la angioplastia.",
    "Lleva más sangre a las heridas para favorecer que cierren.",
    "Puede ayudar a conservar la pierna o el pie.",
    "Se hace con tu propia vena cuando es posible.",
  ],
  risks: [
    "Que el puente se tape y la pierna vuelva a quedar con poca sangre.",
    "Problemas de la herida, como infección, sangrado o que se abra: 39 de cada 100 personas en 30 días (J Vasc Surg, 2007).",
    "Hinchazón de la pierna o una zona dormida cerca de la herida.",
    "Infarto, falla de los riñones o evento vascular cerebral (embolia cerebral): por eso te valoramos antes.",
    "Perder la pierna, si el puente no basta.",
    "Muerte. El riesgo depende de tu corazón, tus riñones y tu edad.",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "No fumes: el tabaco daña tus arterias y el puente.",
    "No suspendas ninguna medicina sin preguntarnos.",
    "Organiza quién te ayudará en casa: la recuperación toma de 6 a 8 semanas.",
  ],
  process: [
    "Estudiamos tus arterias y trazamos el mapa de la vena que puede servir de puente.",
    "Valoramos tu corazón antes de la cirugía.",
    "Con anestesia, hacemos incisiones en los sitios donde se conecta el puente.",
    "Colocamos el puente y comprobamos que la sangre pase bien.",
    "Te cuidamos en el hospital y empiezas a moverte.",
    "Vigilamos el puente con Doppler.",
  ],
  types: [
    "Aortobifemoral",
    "Axilofemoral",
    "Femorofemoral",
    "Femoropoplíteo",
    "Distal, a las arterias de la pierna",
  ],
  painful: "Hay dolor moderado los primeros días; se controla con medicinas.",
  forWhat:
    "Para la falta de sangre (isquemia) que amenaza la pierna. Y para obstrucciones largas en las que la angioplastia no es adecuada o no dio resultado.",
  myths: [
    "«Con el puente ya no hay que cuidarse». Dejar el tabaco, caminar y tomar las medicinas protege el puente y tus demás arterias.",
    "«Quitar la safena deja la pierna sin circulación». Otras venas de la pierna hacen su trabajo.",
    "«Siempre es el último recurso». En algunos casos se prefiere desde el principio; depende de la obstrucción y de tu salud.",
  ],
  hospitalOrAmbulatory: "En el hospital",
  procedureTime:
    "De 2 a 5 horas, con 3 a 7 días de estancia o más; si es de la aorta, puede incluir terapia intensiva",
  anesthesia: "General o regional",
  recoveryTime: "De 6 a 8 semanas",
  postProcedureRecommendations: [
    "Camina tramos cortos de 3 a 4 veces al día y eleva la pierna al descansar.",
    "Mantén la herida limpia y seca.",
    "No fumes.",
    "Toma tus medicinas como te las indicamos.",
    "Ven a revisar el puente con Doppler.",
  ],
  ctaText: "¿Te hablaron de un bypass? Agenda una valoración o una segunda opinión.",
  searchTerms: [
    "puente en la pierna",
    "baipás",
    "bay pass",
    "derivación",
    "injerto en la pierna",
    "cirugía de circulación",
    "salvar la pierna",
    "bypass",
    "evitar la amputación",
    "me quieren cortar el pie",
    "bypass en la pierna",
    "bypas",
    "me van a amputar la pierna",
  ],
  care: {
    emergencia: {
      signs: [
        "extremidad-subita",
        "dolor-reposo-frio",
        "dolor-de-pecho",
        "falta-de-aire",
        "sangrado-puncion",
        "dedo-negro",
        "herida-infectada",
      ],
    },
    hoy: { signs: ["herida-abierta", "fiebre-tras", "dolor-reposo", "herida-pie", "herida-huele"] },
    cita: {
      action: "Agenda una valoración, una segunda opinión o tu revisión.",
      signs: ["hablaron-bypass", "revisar-puente"],
    },
  },
  sources: [
    sources.medlineBypass,
    sources.medlineBypassHome,
    sources.limbGuidelines,
    sources.footGuidelines,
    sources.bypassWounds,
  ],
  relations: { symptoms: [], diseases: [], services: ["ultrasonido-doppler-vascular"] },
  metadata: {
    title: "Bypass de la pierna en Oaxaca | {doctorName}",
    description:
      "Bypass arterial de la pierna en Oaxaca: qué es, cuándo se prefiere a la angioplastia, cómo es la cirugía y qué cuidados ayudan a conservar el puente.",
    keywords: [
      "bypass arterial",
      "bypass de pierna",
      "isquemia de la pierna",
      "cirugía vascular",
      "segunda opinión",
    ],
  },
});
