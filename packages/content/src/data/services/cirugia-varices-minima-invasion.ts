import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const cirugiaVaricesMinimaInvasion = service({
  id: "cirugia-varices-minima-invasion",
  title: "Cirugía de várices de mínima invasión",
  plainName: "Operación de várices",
  description: [
    "Las várices aparecen cuando las válvulas de una vena dejan de cerrar y la sangre se acumula. La cirugía de mínima invasión cierra o retira esa vena a través de una punción (un piquete) o de incisiones de milímetros.",
    "Antes de proponerla revisamos tus venas con ultrasonido Doppler para saber de dónde viene el problema. Así elegimos contigo la técnica que mejor responde a tu caso: láser, radiofrecuencia, espuma, adhesivo o una combinación.",
    "Lo habitual es caminar ese mismo día. Con los años pueden aparecer várices nuevas y a veces se necesita más de una sesión; por eso te damos seguimiento.",
  ],
  shortDescription:
    "Cerramos o retiramos las venas enfermas por punciones o incisiones de milímetros. Lo habitual es caminar el mismo día.",
  procedure: "percutaneo",
  benefits: [
    "Suele doler menos y dejar menos cicatriz que la cirugía abierta.",
    "Lo habitual es que camines el mismo día.",
    "La recuperación suele ser más corta que con la cirugía abierta.",
    "Trata la vena que origina las várices, no sólo las que se ven.",
  ],
  risks: [
    "Moretones, dolor y tirantez, los más comunes.",
    "Una zona dormida o con hormigueo, por irritación de un nervio.",
    "Una vena inflamada, una mancha o una quemadura de la piel.",
    "Infección, sangrado o alergia al adhesivo o a la anestesia.",
    "Trombosis profunda: menos de 1 de cada 100 personas con láser o radiofrecuencia (J Vasc Surg Venous Lymphat Disord, 2021).",
    "Embolia pulmonar: cerca de 1 de cada mil en la misma revisión (2021).",
    "Que aparezcan várices nuevas o haga falta otra sesión (NICE, 2013).",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "Avísanos si estás embarazada: en el embarazo se espera.",
    "Pide que alguien te lleve a casa: con sedación no puedes manejar.",
  ],
  process: [
    "Trazamos el mapa de tus venas con ultrasonido Doppler.",
    "Marcamos en tu piel los trayectos que vamos a tratar.",
    "Aplicamos anestesia local alrededor de la vena.",
    "Entramos a la vena con una punción guiada por ultrasonido y la cerramos.",
    "Retiramos las várices visibles por incisiones de milímetros, si hace falta.",
    "Te ponemos una media de compresión y empiezas a caminar.",
    "Revisamos el resultado con Doppler entre una y dos semanas después.",
  ],
  types: [
    "Láser endovenoso",
    "Radiofrecuencia",
    "Adhesivo de cianoacrilato",
    "Microflebectomía",
    "Espuma guiada por ultrasonido",
    "Técnicas combinadas",
    "Safenectomía clásica, cuando las otras técnicas no son adecuadas",
  ],
  painful: "Poco. Durante el procedimiento la zona está dormida; después puede sentirse tirante.",
  forWhat:
    "Para várices que dan molestias, cambian la piel, sangran o provocan úlceras. El Doppler debe mostrar que la sangre se regresa por la vena (reflujo).",
  myths: [
    "«Quitar la safena daña la circulación». Se trata una vena que ya no funciona bien; la sangre regresa por otras venas sanas.",
    "«Después de operarse, las várices no regresan». Pueden aparecer várices nuevas; el seguimiento permite atenderlas a tiempo.",
    "«Es un asunto sólo estético». Las várices pueden causar dolor, cambios en la piel, sangrado y úlceras.",
    "«Hay que guardar cama». Al contrario: caminar desde el primer día ayuda a tu recuperación.",
  ],
  hospitalOrAmbulatory: "Sin hospitalizarte",
  procedureTime: "De 45 a 90 minutos por pierna",
  anesthesia: "Local, con o sin sedación; regional en casos elegidos",
  recoveryTime:
    "De 1 a 3 días para el trabajo de oficina; de 1 a 2 semanas para el trabajo físico; 2 semanas para el ejercicio intenso",
  daysAfter: ["Es normal sentir tirantez o tener moretones de una a dos semanas."],
  postProcedureRecommendations: [
    "Camina desde el primer día.",
    "Usa la media de compresión el tiempo que te indiquemos.",
    "Evita el sol en los moretones y los baños muy calientes.",
    "No manejes si recibiste sedación.",
  ],
  ctaText:
    "¿Tus várices pesan, duelen o te preocupan? Agenda una valoración y conoce qué técnica puede convenirte.",
  searchTerms: [
    "operación de várices",
    "quitar las várices",
    "operarse las várices",
    "láser de várices",
    "safena",
    "radiofrecuencia",
    "varicectomía",
    "cirugía de venas",
    "cuándo operar las várices",
    "duele la operación de várices",
    "láser",
    "quitar la safena",
    "operarme las várices",
  ],
  care: {
    emergencia: {
      signs: [
        "falta-de-aire",
        "dolor-de-pecho",
        "tos-sangre",
        "desmayo",
        "varice-sangra",
        ...preeclampsiaSigns,
      ],
    },
    hoy: {
      signs: [
        "varice-sangro",
        "dolor-pantorrilla-tras",
        "hinchazon-un-lado",
        "hinchazon-embarazo",
        "fiebre-tras",
      ],
    },
    cita: {
      action: "Agenda una valoración con Doppler.",
      signs: ["molestias-varices", "varices-piel"],
    },
  },
  sources: [
    sources.medlineVeinTreatment,
    sources.niceVeins,
    sources.esvsVeins,
    sources.veinAblation,
    sources.ablationClots,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["ultrasonido-doppler-vascular", "escleroterapia", "tratamiento-ulceras-venosas"],
  },
  metadata: {
    title: "Operación de várices en Oaxaca | {doctorName}",
    description:
      "Cirugía de várices con láser, radiofrecuencia o microflebectomía en Oaxaca. Cómo se hace, cuánto dura y cómo es la recuperación. Agenda tu valoración.",
    keywords: [
      "cirugía de várices",
      "láser endovenoso",
      "radiofrecuencia",
      "microflebectomía",
      "várices en Oaxaca",
    ],
  },
});
