import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { disease } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const tromboemboliaPulmonar = disease({
  id: "tromboembolia-pulmonar",
  name: "Tromboembolia pulmonar",
  plainName: "Coágulo en el pulmón",
  technicalName: "Tromboembolia pulmonar aguda (TEP)",
  group: "venas",
  description: [
    "Ocurre cuando un coágulo tapa una arteria del pulmón. En la mayoría de los casos el coágulo se formó en una vena profunda de la pierna y viajó con la sangre.",
    "En el hospital se dan oxígeno y medicinas contra los coágulos (anticoagulantes). Si hay inestabilidad, se valora disolver o retirar el coágulo. Angiología ayuda a prevenirla, a tratar la trombosis de origen y, si se requiere, a colocar un filtro o tratarla por catéter con otros especialistas.",
  ],
  shortDescription: "Un coágulo llega al pulmón y corta el paso de la sangre. Es una urgencia: llama al 911.",
  causes: [
    "Trombosis venosa profunda, casi siempre de las piernas.",
    "Cirugía, sobre todo de cadera o rodilla.",
    "Cáncer.",
    "Inmovilización prolongada.",
    "Embarazo y 6 semanas después del parto.",
    "Tratamientos con estrógenos (hormonas).",
  ],
  symptoms: [
    "Falta de aire que empieza de pronto.",
    "Dolor al respirar.",
    "Tos, a veces con sangre.",
    "Palpitaciones.",
    "Mareo o desmayo.",
    "En ocasiones, una pierna hinchada.",
  ],
  complications: [
    "Choque: la presión cae y los órganos dejan de recibir sangre.",
    "Falla del lado derecho del corazón.",
    "Muerte, sobre todo si no se trata a tiempo.",
    "Infarto pulmonar: una parte del pulmón se queda sin sangre.",
    "Hipertensión pulmonar crónica por coágulos que no se disuelven.",
    "Una nueva embolia.",
  ],
  riskFactors: [
    "Trombosis o embolia previas.",
    "Cirugía reciente de cadera o rodilla.",
    "Cáncer.",
    "Muchos días en cama o sin moverte.",
    "Embarazo o parto reciente.",
    "Uso de estrógenos.",
  ],
  treatments: [
    "Atención hospitalaria inmediata con oxígeno.",
    "Anticoagulantes, también después de salir del hospital y con revisión médica.",
    "Disolver el coágulo (trombólisis), si la circulación se vuelve inestable.",
    "Retirar o disolver el coágulo por catéter, en casos elegidos.",
    "Filtro de vena cava, si no puedes recibir anticoagulantes.",
    "Cirugía para retirar el coágulo, en casos excepcionales.",
  ],
  diagnosis: [
    "La sospecha se estudia en el hospital, nunca en casa ni por mensaje.",
    "El ultrasonido Doppler busca en tus piernas el coágulo de origen.",
  ],
  selfCare: [
    "Al salir del hospital, toma el anticoagulante sin saltarte ninguna toma.",
    "No tomes antiinflamatorios sin preguntar.",
    "Camina pronto, cuando tu médico lo autorice.",
    "Acude a todas tus revisiones.",
  ],
  outlook:
    "Es grave, y tratarla a tiempo baja mucho el riesgo de morir. El anticoagulante suele seguir al menos 3 meses. Puede repetirse, y en algunas personas quedan coágulos que no se disuelven: por eso hace falta revisión.",
  mexicoStats: "No hay una cifra nacional confiable de casos ni de muertes.",
  ctaText:
    "¿Ya te dieron de alta o tuviste una trombosis? Agenda tu seguimiento: revisamos el origen del coágulo y cómo prevenir otro. Una sospecha nueva no espera cita ni mensaje: llama al 911.",
  searchTerms: [
    "coágulo en el pulmón",
    "trombo en el pulmón",
    "embolia pulmonar",
    "falta de aire de repente",
    "me falta el aire",
    "TEP",
    "ahogo repentino",
    "trombosis en el pulmón",
    "no puedo respirar",
    "no respira bien",
    "respira mal",
    "me cuesta respirar",
    "dolor de pecho",
    "me duele el pecho",
    "escupo sangre",
    "tos con sangre",
  ],
  care: {
    emergencia: {
      action:
        "Llama al 911 ante cualquier sospecha: se atiende en el hospital. Si sangra una herida, presiona directo.",
      signs: [
        "falta-de-aire",
        "dolor-al-respirar",
        "dolor-de-pecho",
        "tos-sangre",
        "palpitaciones",
        "desmayo",
        "hinchazon-con-alarma",
        ...anticoagulantSigns,
        ...preeclampsiaSigns,
      ],
    },
    hoy: {
      action: "Pide hoy mismo una valoración con Doppler; si no la consigues, ve a urgencias.",
      signs: ["hinchazon-un-lado", "hinchazon-embarazo"],
    },
    cita: {
      action: "Agenda tu seguimiento después del hospital.",
      signs: ["alta-embolia", "prevenir-trombosis"],
    },
  },
  sources: [
    sources.medlineEmbolism,
    sources.thrombosisGuide,
    sources.escEmbolism,
    sources.niceThrombosis,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: {
    symptoms: ["edema-unilateral"],
    diseases: [],
    services: ["ultrasonido-doppler-vascular", "trombectomia-venosa"],
  },
  metadata: {
    title: "Coágulo en el pulmón (embolia): señales de urgencia",
    description:
      "Falta de aire súbita, dolor al respirar o tos con sangre: llama al 911. Conoce qué es la tromboembolia pulmonar, quién tiene más riesgo y cómo se trata.",
    keywords: [
      "tromboembolia pulmonar",
      "embolia pulmonar",
      "coágulo en el pulmón",
      "falta de aire súbita",
      "filtro de vena cava",
    ],
  },
  share: {
    description: "Es una urgencia. Reconoce las señales y llama al 911 sin esperar.",
  },
});
