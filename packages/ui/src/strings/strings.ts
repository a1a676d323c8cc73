import { spanish } from "../messages/spanish.ts";

/** Fixed words of the site's pages, those of its sections among them. Everything else comes from the content. */
export const strings = {
  ...spanish,
  contact: {
    ...spanish.contact,
    hospital: "Hospital",
    email: "Correo",
    website: "Sitio web",
    closures: "Días sin consulta",
    /** Beside the message button: what not to send, and that it is not for emergencies. */
    careful:
      "Para la cita basta tu nombre y el tema. No mandes por mensaje estudios ni más datos de tu salud: platícalos en la consulta. Los mensajes no son para urgencias.",
    directions: "Cómo llegar",
    googleMaps: "Google Maps",
    waze: "Waze",
    arrival: "Antes de salir de casa",
    included: "Qué incluye y qué puede cambiar",
  },
  notice: {
    ...spanish.notice,
    aviso: "Aviso COFEPRIS",
    cedProf: "Cédula profesional",
    cedEsp: "Cédula de especialidad",
  },
  skipToContent: "Saltar al contenido",
  currency: "pesos",
  content: {
    loading: "Loading...",
    error: "Error: {message}",
    failed: "Failed to load content",
  },
  groups: {
    label: "Ir a un grupo",
    /** `{group}` began on an earlier page of the list. */
    continued: "{group} (continúa)",
  },
  pagination: {
    label: "Páginas",
    page: "Página",
    previous: "Anterior",
    next: "Siguiente",
    /** Of a list that has several pages; the numbers count its entries. */
    shown: "Del {from} al {to}, de {count}",
  },
  medicalName: "En medicina",
  emergencyLink: "¿Es una emergencia? Cuándo llamar al 911",
  disease: {
    technicalName: "Nombre técnico",
    causes: "Causas",
    symptoms: "Síntomas",
    complications: "Complicaciones",
    riskFactors: "Factores de riesgo",
    treatments: "Tratamientos",
    diagnosis: "Cómo se diagnostica",
    selfCare: "Qué puedes hacer tú",
    outlook: "Qué puedes esperar",
    mexicoStats: "En México",
    about: "¿Qué es?",
  },
  symptom: {
    about: "¿Qué es?",
    causes: "Causas",
    relatedConditions: "Enfermedades relacionadas",
    managementTips: "Qué puedes hacer",
    diagnosis: "Cómo se estudia",
    outlook: "Qué puedes esperar",
    complications: "Si no se atiende",
  },
  service: {
    about: "¿En qué consiste?",
    forWhat: "¿Para qué sirve?",
    benefits: "Beneficios",
    process: "Paso a paso",
    types: "Tipos",
    myths: "Mitos y realidades",
    myth: "Mito",
    reality: "Realidad",
    preparation: "Cómo prepararte",
    risks: "Riesgos",
    recommendations: "Los días después",
    painful: "¿Duele?",
    hospitalOrAmbulatory: "Dónde se hace",
    procedureTime: "Duración",
    anesthesia: "Anestesia",
    recoveryTime: "Recuperación",
    price: "Consulta",
    afterTreatment: "Después: cuándo llamar",
  },
  guide: {
    audience: "Para quién y cuándo",
    questions: "Preguntas y respuestas",
  },
  sources: "Fuentes",
  information: "Información",
  onThisPage: "En esta página",
  related: "También te puede servir",
  notFound: {
    title: "No encontramos esta página",
    text: "Puede que la dirección haya cambiado. Búscalo con tus palabras, o entra por una de estas páginas.",
    emergency: "Si tienes una emergencia, llama al 911.",
  },
  /** On every page while the site still has content of the example. */
  example: {
    label: "Sitio de ejemplo",
    text: "Los datos no son reales.",
  },
};
