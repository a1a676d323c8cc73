import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { disease } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const varices = disease({
  id: "varices",
  name: "Várices",
  technicalName: "Venas varicosas de miembros inferiores e insuficiencia venosa crónica",
  group: "venas",
  description: [
    "Las várices son venas superficiales dilatadas y tortuosas, de 3 milímetros o más. Aparecen cuando sus válvulas dejan de cerrar bien: la sangre regresa hacia abajo y se acumula en la pierna.",
    "No son sólo un asunto estético. Pueden causar pesadez, dolor, calambres y comezón, que empeoran de pie y con el calor y mejoran al elevar las piernas.",
  ],
  shortDescription:
    "Venas dilatadas en las piernas que causan pesadez, dolor o calambres y merecen un buen estudio.",
  causes: [
    "Válvulas de la vena que ya no cierran bien.",
    "Debilidad de la pared de la vena.",
    "Secuela de una trombosis previa.",
    "Alteraciones de nacimiento, poco frecuentes.",
  ],
  symptoms: [
    "Pesadez y dolor, sobre todo al final del día.",
    "Calambres nocturnos.",
    "Hinchazón por la tarde.",
    "Comezón o ardor.",
    "Venas visibles y abultadas.",
  ],
  complications: [
    "Tromboflebitis: la vena se inflama y se tapa.",
    "Sangrado de la várice.",
    "Cambios de color y endurecimiento de la piel.",
    "Eccema: piel irritada, roja y con comezón.",
    "Úlcera venosa: una herida que tarda en cerrar.",
    "Trombosis venosa profunda.",
  ],
  riskFactors: [
    "Familiares con várices.",
    "Ser mujer.",
    "Uno o más embarazos.",
    "Edad: son más frecuentes con los años.",
    "Sobrepeso.",
    "Pasar mucho tiempo de pie o sentado.",
    "Trombosis venosa profunda previa.",
  ],
  treatments: [
    "Caminar, cuidar tu peso y elevar las piernas.",
    "Medias de compresión, si tu médico las indica; como único tratamiento se reservan para cuando los demás no convienen.",
    "Cerrar la vena con láser o radiofrecuencia (ablación): suele ser la primera opción cuando es adecuada para ti.",
    "Inyectar espuma guiada por ultrasonido (escleroterapia).",
    "Cerrar la vena con adhesivo (cianoacrilato) o retirarla (microflebectomía), en casos elegidos.",
    "Cirugía, cuando las otras técnicas no convienen.",
  ],
  diagnosis: [
    "Exploramos tus piernas, a veces mientras estás de pie.",
    "Ultrasonido Doppler: muestra qué vena falla y ayuda a elegir el tratamiento.",
    "Si hay una úlcera, medimos también tus arterias antes de comprimir.",
  ],
  selfCare: [
    "Camina y cuida tu peso.",
    "Eleva las piernas cuando descanses.",
    "Si pasas mucho tiempo de pie o en una silla, muévete con frecuencia.",
    "Usa medias de compresión sólo si te las indicaron.",
    "Si una várice sangra, acuéstate, eleva la pierna y presiona directo de 10 a 15 minutos, sin soltar.",
  ],
  outlook:
    "Con los años las várices pueden cambiar el color de la piel o abrir una úlcera. Después de tratarlas pueden aparecer otras, y a veces se requiere más de una sesión (NICE, 2013). Durante el embarazo se prefiere no intervenir. En esos meses y las 6 semanas después del parto hay más riesgo de trombosis: conoce sus señales.",
  mexicoStats:
    "Entre 5,484 adultos que acudieron a consulta de primer contacto, 71.3 % tenía algún grado de enfermedad venosa crónica, incluidas formas leves (Rev Mex Angiol, 2023). No hay una cifra nacional confiable sólo de várices.",
  ctaText:
    "¿Piernas pesadas, calambres o venas que se notan cada vez más? Agenda una valoración con Doppler. Te explicamos qué vena está fallando y qué opciones convienen en tu caso.",
  searchTerms: [
    "venas saltadas",
    "venas brotadas",
    "venas de las piernas",
    "arañitas",
    "arañas en las piernas",
    "piernas cansadas",
    "piernas pesadas",
    "piernas hinchadas",
    "insuficiencia venosa",
    "mala circulación de retorno",
    "se me reventó una vena",
    "vena reventada",
    "venas hinchadas",
    "me sangra una várice",
    "flebitis",
    "várices en el embarazo",
    "embarazo",
    "várice que sangra",
    "estoy sangrando",
    "me pesan las piernas",
    "calambres en la noche",
    "me pican las piernas",
    "manchas en las piernas",
    "vena dura y roja",
    "várices internas",
    "venas saltonas",
    "venas inflamadas",
    "pomada o crema para las várices",
    "qué me unto en las várices",
  ],
  care: {
    emergencia: {
      action:
        "Llama al 911. Si sangra una várice, acuéstate, eleva la pierna y sigue presionando directo mientras llega la ayuda.",
      signs: ["varice-sangra", "herida-infectada", ...preeclampsiaSigns],
    },
    hoy: {
      action: "Llama hoy mismo para que te valoren; si no es posible, ve a urgencias.",
      signs: ["varice-sangro", "hinchazon-un-lado", "hinchazon-embarazo", "flebitis"],
    },
    cita: {
      action: "Agenda una valoración con Doppler.",
      signs: ["molestias-varices", "venas-abultadas", "varices-piel"],
    },
  },
  sources: [
    sources.medlineVeins,
    sources.niceVeins,
    sources.esvsVeins,
    sources.venousDiseaseMexico,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: ["parestesias", "edema-unilateral"],
    diseases: ["linfedema"],
    services: [
      "consulta-angiologia",
      "ultrasonido-doppler-vascular",
      "cirugia-varices-minima-invasion",
      "escleroterapia",
      "tratamiento-ulceras-venosas",
    ],
  },
  metadata: {
    title: "Várices: síntomas, causas y tratamiento en piernas",
    description:
      "Pesadez, dolor y venas visibles: conoce por qué salen las várices, cómo se estudian con Doppler y qué tratamientos hay, del láser a la escleroterapia.",
    keywords: [
      "várices",
      "venas varicosas",
      "insuficiencia venosa",
      "tratamiento de várices",
      "láser para várices",
      "piernas cansadas",
    ],
  },
  share: {
    description: "Por qué aparecen, qué molestias dan y qué tratamientos existen para tus piernas.",
  },
});
