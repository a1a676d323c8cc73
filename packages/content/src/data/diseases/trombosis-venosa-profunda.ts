import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { disease } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const trombosisVenosaProfunda = disease({
  id: "trombosis-venosa-profunda",
  name: "Trombosis venosa profunda",
  plainName: "Coágulo en una vena de la pierna",
  technicalName: "Trombosis venosa profunda (TVP) de miembros inferiores",
  group: "venas",
  description: [
    "La trombosis venosa profunda es un coágulo que tapa, en parte o por completo, una vena profunda. Suele estar en la pierna o en la pelvis. Se forma cuando la sangre circula lento, la pared de la vena se daña o la sangre coagula de más.",
    "Su señal típica es la hinchazón de una sola pierna, con dolor en la pantorrilla o el muslo. También puede no dar síntomas. Tratarla pronto ayuda a evitar que el coágulo llegue al pulmón.",
  ],
  shortDescription:
    "Un coágulo tapa una vena profunda, casi siempre de una pierna. Si se hincha de un solo lado, revísate hoy.",
  causes: [
    "Cirugía reciente, golpes o fracturas.",
    "Hospitalización o muchos días sin moverte.",
    "Cáncer y algunos de sus tratamientos.",
    "Embarazo y 6 semanas después del parto.",
    "Catéteres dentro de una vena.",
    "Trombofilia: tendencia de la sangre a coagular de más.",
    "A veces, ninguna causa visible.",
  ],
  symptoms: [
    "Hinchazón de una sola pierna.",
    "Dolor en la pantorrilla o en el muslo.",
    "Piel más caliente en la zona.",
    "Color rojizo o violáceo de la piel.",
    "Venas que se ven más de lo habitual.",
    "En ocasiones, ningún síntoma.",
  ],
  complications: [
    "Tromboembolia pulmonar: el coágulo viaja al pulmón.",
    "Síndrome postrombótico: hinchazón y molestias que quedan después.",
    "Una nueva trombosis.",
    "Flegmasia: forma rara y grave que amenaza la pierna.",
  ],
  riskFactors: [
    "Cirugía mayor u ortopédica.",
    "Inmovilidad o viajes de más de 4 horas.",
    "Cáncer, o una COVID grave.",
    "Trombosis previa o familiares con trombosis.",
    "Embarazo, parto reciente o tratamientos con estrógenos (hormonas).",
    "Obesidad.",
    "Edad: el riesgo crece a partir de los 40 a 60 años.",
  ],
  treatments: [
    "Anticoagulantes: medicinas contra los coágulos, con vigilancia médica.",
    "Caminar pronto, cuando tu médico lo autoriza.",
    "Medias de compresión para aliviar molestias.",
    "Disolver o retirar el coágulo por catéter, en trombosis extensas y casos elegidos.",
    "Stent en la vena, si queda una obstrucción.",
    "Filtro de vena cava, si no puedes recibir anticoagulantes.",
    "Cirugía para retirar el coágulo, de forma excepcional.",
  ],
  diagnosis: [
    "Escuchamos qué sientes y qué aumenta tu riesgo.",
    "Ultrasonido Doppler de las venas, el estudio principal: no usa radiación.",
    "Tomografía de los vasos, si la trombosis es extensa.",
  ],
  selfCare: [
    "Toma el anticoagulante sin saltarte ninguna toma.",
    "No tomes antiinflamatorios sin preguntar.",
    "Camina todos los días, cuando tu médico lo autorice.",
    "Usa compresión sólo si te la indicaron.",
    "Acude a tus revisiones, aunque ya no te duela.",
  ],
  outlook:
    "El anticoagulante suele tomarse al menos 3 meses; tu médico decide cuánto. Algunas personas quedan con hinchazón o pesadez, el síndrome postrombótico. Como una trombosis puede repetirse, el seguimiento es parte del tratamiento.",
  mexicoStats:
    "México no cuenta con una cifra nacional confiable. En 43 hospitales, sólo 58 % de los pacientes quirúrgicos y 37 % de los no quirúrgicos con riesgo recibían prevención adecuada (ENDORSE II México, Cir Cir, 2010).",
  ctaText:
    "¿Se te hinchó una sola pierna? Comunícate hoy mismo; si no te contestamos, ve a urgencias. Necesitas un Doppler y una valoración sin esperar. Si ya tuviste una trombosis, te acompañamos en el seguimiento.",
  searchTerms: [
    "coágulo en la pierna",
    "trombo",
    "vena tapada",
    "pierna hinchada de un solo lado",
    "pantorrilla dura e hinchada",
    "piernas hinchadas",
    "TVP",
    "flebitis profunda",
    "sangre espesa",
    "pierna morada",
    "pierna azul",
    "viaje largo en avión o camión",
    "coágulo",
    "trombosis",
    "anticoagulante",
    "se me hizo un coágulo",
    "pantorrilla caliente y dolorida",
  ],
  care: {
    emergencia: {
      action:
        "Llama al 911. El coágulo puede haber llegado al pulmón o poner en peligro la pierna. Si sangra una herida, presiona directo.",
      signs: [
        "falta-de-aire",
        "dolor-de-pecho",
        "tos-sangre",
        "desmayo",
        "pierna-azul",
        ...anticoagulantSigns,
        ...preeclampsiaSigns,
      ],
    },
    hoy: {
      action: "Pide hoy mismo una valoración con ultrasonido Doppler; si no la consigues, ve a urgencias.",
      signs: [
        "hinchazon-un-lado",
        "hinchazon-tras",
        "hinchazon-embarazo",
        "dolor-pantorrilla",
        "sangrado-repetido",
      ],
    },
    cita: {
      action: "Agenda tu seguimiento.",
      signs: ["tuvo-trombosis", "secuelas-trombosis", "familia-trombosis"],
    },
  },
  sources: [
    sources.medlineThrombosis,
    sources.medlineThrombosisHome,
    sources.thrombosisGuide,
    sources.niceThrombosis,
    sources.esvsThrombosis,
    sources.endorseMexico,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: {
    symptoms: ["palidez-de-la-piel", "edema-unilateral"],
    diseases: ["varices", "tromboembolia-pulmonar"],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular", "trombectomia-venosa"],
  },
  metadata: {
    title: "Coágulo en la pierna (trombosis venosa): qué hacer",
    description:
      "¿Se te hinchó una sola pierna? Conoce los síntomas de la trombosis venosa profunda, sus causas y tratamiento, y cuándo llamar de inmediato al 911.",
    keywords: [
      "trombosis venosa profunda",
      "coágulo en la pierna",
      "hinchazón de una pierna",
      "anticoagulantes",
      "Doppler venoso",
    ],
  },
  share: {
    description: "Una pierna hinchada de golpe merece revisión el mismo día. Conoce las señales.",
  },
});
