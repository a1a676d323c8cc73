import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const trombectomiaVenosa = service({
  id: "trombectomia-venosa",
  title: "Trombectomía venosa",
  plainName: "Retiro de un coágulo de la vena",
  description: [
    "La trombectomía venosa retira el coágulo de una vena grande por medio de un catéter. No es para todas las trombosis: se reserva para coágulos extensos y recientes de la ingle y la pelvis, o para una pierna en peligro.",
    "Antes de decidir revisamos tus síntomas, tus estudios y tu riesgo de sangrado. El anticoagulante, la medicina contra los coágulos, sigue siendo la base del tratamiento, también después del procedimiento. En una revisión de 1,170 pacientes la vena seguía abierta en la mayoría (Hong Kong Med J, 2019). Aun así, no conviene a todas las personas.",
  ],
  shortDescription:
    "Retiramos con un catéter el coágulo de una vena grande, en casos elegidos de trombosis extensa y reciente.",
  procedure: "percutaneo",
  benefits: [
    "Puede aliviar la hinchazón de la pierna.",
    "En casos elegidos, puede reducir la gravedad de las secuelas de la trombosis.",
    "Se hace por una punción (un piquete), sin una incisión grande.",
    "Permite tratar en el mismo momento una vena estrecha.",
  ],
  risks: [
    "Sangrado.",
    "Que la vena vuelva a taparse.",
    "Alergia al medio de contraste o daño a los riñones.",
    "En esa misma revisión murió 0.26 % de los pacientes (Hong Kong Med J, 2019).",
  ],
  preparation: [
    "Trae tus estudios y la lista de todas tus medicinas.",
    "Avísanos si has tenido sangrados, cirugías recientes o alergias.",
    "No suspendas el anticoagulante por tu cuenta.",
  ],
  process: [
    "Confirmamos la trombosis con Doppler o con una tomografía de los vasos.",
    "Entramos con un catéter por una vena de la rodilla o del cuello.",
    "Miramos la vena con rayos X y medio de contraste.",
    "Retiramos el coágulo.",
    "Colocamos un stent si la vena quedó estrecha.",
    "Sigues con anticoagulante y revisiones con Doppler.",
  ],
  types: [
    "Mecánica o por aspiración",
    "Mecánica combinada con medicamento",
    "Con medicamento a través del catéter",
    "Angioplastia y stent, si la vena está obstruida",
    "Quirúrgica, de forma excepcional",
  ],
  painful: "Poco: se hace con anestesia. Después puede molestar el sitio de la punción.",
  forWhat:
    "Para una trombosis extensa y reciente de las venas de la ingle y la pelvis (en general, de menos de 14 días). El riesgo de sangrado debe ser bajo. También cuando la pierna está en peligro.",
  myths: [
    "«Siempre hay que quitar el coágulo». La mayoría de las trombosis se trata con anticoagulante; el catéter se reserva para casos elegidos.",
    "«Después ya no se toma anticoagulante». Sigue siendo necesario el tiempo que te indiquemos.",
    "«Caminar desprende el coágulo». Con el tratamiento en marcha, caminar pronto suele recomendarse.",
  ],
  hospitalOrAmbulatory: "En el hospital",
  procedureTime: "De 1 a 3 horas; la estancia en el hospital depende de tu evolución",
  anesthesia: "Local con sedación, o general",
  recoveryTime: "De 1 a 2 semanas, con vigilancia a largo plazo",
  postProcedureRecommendations: [
    "Toma el anticoagulante sin saltarte ninguna toma.",
    "Camina todos los días.",
    "Usa compresión si te la indicamos.",
    "No tomes antiinflamatorios sin preguntarnos.",
    "Acude a tus revisiones con Doppler.",
  ],
  ctaText:
    "¿Te acaban de diagnosticar una trombosis? Llama hoy mismo; si no te contestamos, ve a urgencias. Si ya pasó tiempo, agenda tu control.",
  searchTerms: [
    "quitar el coágulo",
    "sacar el trombo",
    "destapar la vena",
    "limpiar la vena",
    "disolver el coágulo",
    "operación de trombosis",
    "operación para quitar un coágulo",
  ],
  care: {
    emergencia: {
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
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo", "trombosis-reciente"] },
    cita: {
      action: "Agenda una valoración o tu control con Doppler.",
      signs: ["secuelas-trombosis", "tras-trombectomia"],
    },
  },
  sources: [
    sources.medlineThrombosis,
    sources.esvsThrombosis,
    sources.niceThrombosis,
    sources.thrombectomyReview,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: { symptoms: [], diseases: [], services: ["ultrasonido-doppler-vascular"] },
  metadata: {
    title: "Retiro de coágulos en Oaxaca | {doctorName}",
    description:
      "Qué es la trombectomía venosa, para qué trombosis se indica, cómo se hace y qué cuidados pide después. Valoración vascular en Oaxaca.",
    keywords: [
      "trombectomía venosa",
      "trombosis venosa profunda",
      "coágulo en la pierna",
      "catéter",
      "anticoagulante",
    ],
  },
});
