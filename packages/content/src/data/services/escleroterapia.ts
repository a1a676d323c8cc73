import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { service } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const escleroterapia = service({
  id: "escleroterapia",
  title: "Escleroterapia",
  plainName: "Inyecciones para arañitas y várices",
  description: [
    "La escleroterapia trata arañas vasculares y várices pequeñas. Con una aguja muy delgada ponemos un líquido o una espuma dentro de la vena. La vena se cierra y tu cuerpo la reabsorbe poco a poco.",
    "Se hace en el consultorio, no deja cicatriz de cirugía y regresas a tus actividades. Casi siempre se necesitan varias sesiones y el resultado se ve con las semanas: te decimos qué puedes esperar antes de empezar.",
    "En várices más grandes, la espuma guiada por ultrasonido es una opción si no te convienen el láser o la radiofrecuencia (NICE, 2013). El Doppler ayuda a decidirlo contigo.",
  ],
  shortDescription:
    "Microinyecciones que cierran arañas vasculares y várices pequeñas, en el consultorio y sin cirugía.",
  procedure: "percutaneo",
  benefits: [
    "Se hace en el consultorio.",
    "No requiere incisiones ni puntos.",
    "Regresas a tus actividades al terminar.",
    "Atiende molestias y también el aspecto de la piel.",
  ],
  risks: [
    "Moretones, y dolor en el sitio de la inyección.",
    "Manchas color café o una red de venitas nuevas: cerca de 18 de cada 100 con espuma (Br J Surg, 2007).",
    "Inflamación de la vena tratada (flebitis): cerca de 5 de cada 100 con espuma (2007).",
    "Dolor de cabeza o vista borrosa por un momento: 4 y 1 de cada 100 con espuma (2007).",
    "Trombosis o embolia pulmonar: menos de 1 de cada 100 con espuma (2007).",
    "Raros: una herida en la piel, una alergia grave o un evento vascular cerebral (embolia cerebral).",
  ],
  preparation: [
    "Avísanos si estás embarazada o lactando: se deja para después.",
    "También si tuviste una trombosis reciente, tienes una infección o no puedes caminar.",
    "Cuéntanos de tus alergias y de cualquier problema del corazón.",
  ],
  process: [
    "Revisamos tus venas y, si hace falta, las miramos con Doppler.",
    "Limpiamos la piel de la zona.",
    "Aplicamos microinyecciones con una aguja muy delgada.",
    "Colocamos algodón y una media de compresión.",
    "Caminas de 10 a 30 minutos antes de irte.",
    "Revisamos el resultado entre 4 y 6 semanas después.",
  ],
  types: ["Con líquido", "Con espuma", "Con espuma guiada por ultrasonido", "Con luz que marca las venas"],
  painful: "Se siente un piquete o un ardor breve con cada microinyección.",
  forWhat:
    "Para arañas vasculares, venas finas (reticulares) y várices elegidas, por molestias o por estética.",
  myths: [
    "«Con una sesión basta». Casi siempre se necesitan varias, separadas por semanas.",
    "«Las arañas no reaparecen». Las venas tratadas se cierran, pero con el tiempo pueden formarse otras.",
    "«Quita venas sanas». Sólo se tratan venas que ya no funcionan bien; la sangre sigue por las sanas.",
    "«El bronceado ayuda a disimular». El sol puede dejar manchas en la zona tratada; conviene evitarlo.",
  ],
  hospitalOrAmbulatory: "En el consultorio",
  procedureTime: "De 15 a 45 minutos por sesión; suelen ser varias",
  anesthesia: "No se necesita",
  recoveryTime:
    "Inmediata. El resultado se ve de 3 a 6 semanas después en las arañas y hasta 3 o 4 meses en venas mayores",
  daysAfter: ["Puede haber moretones los primeros días."],
  postProcedureRecommendations: [
    "Usa la media de compresión el tiempo indicado: de 3 días a 3 semanas.",
    "Evita el sol en la zona de 2 a 4 semanas.",
    "Deja el sauna y el ejercicio intenso unos días.",
    "Espera una o dos semanas antes de un vuelo largo.",
  ],
  ctaText:
    "¿Te incomodan las arañas vasculares? Agenda una valoración y te decimos si la escleroterapia es para ti.",
  searchTerms: [
    "arañitas",
    "arañas en las piernas",
    "arañas vasculares",
    "venitas moradas",
    "venitas rojas",
    "inyecciones para las várices",
    "inyectar las venas",
    "espuma para várices",
    "quitar arañitas",
    "venitas",
    "quitar venitas de la cara y piernas",
    "escleroterapia en el embarazo",
    "venitas azules",
    "telarañas en las piernas",
    "derrames en las piernas",
    "espuma",
    "inyecciones para arañitas",
    "quitar las várices sin cirugía",
  ],
  care: {
    emergencia: {
      signs: ["falta-de-aire", "dolor-de-pecho", "tos-sangre", "desmayo", "evc", ...preeclampsiaSigns],
    },
    hoy: { signs: ["hinchazon-tras-sesion", "hinchazon-embarazo", "flebitis", "herida-inyeccion"] },
    cita: {
      action: "Agenda una valoración antes de la primera sesión.",
      signs: ["aranas-molestan", "manchas-tras-tratamiento"],
    },
  },
  sources: [
    sources.medlineVeinTreatment,
    sources.niceVeins,
    sources.foamReview,
    sources.esvsVeins,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["ultrasonido-doppler-vascular", "tratamiento-ulceras-venosas"],
  },
  metadata: {
    title: "Inyecciones para várices en Oaxaca | {doctorName}",
    description:
      "Escleroterapia en Oaxaca para arañas vasculares y várices pequeñas: cómo se aplica, cuántas sesiones pide, qué se siente y cómo cuidarte después.",
    keywords: ["escleroterapia", "arañas vasculares", "várices pequeñas", "espuma", "várices sin cirugía"],
  },
});
