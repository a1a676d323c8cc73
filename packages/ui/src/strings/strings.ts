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
      "No mandes por mensaje estudios ni datos de tu salud: platícalos en la consulta. Los mensajes no son para urgencias.",
    directions: "Cómo llegar",
    googleMaps: "Google Maps",
    waze: "Waze",
    arrival: "Antes de salir de casa",
    included: "Qué incluye y qué puede cambiar",
  },
  collections: { diseases: "Enfermedades", services: "Servicios", symptoms: "Síntomas" },
  skipToContent: "Saltar al contenido",
  currency: "pesos",
  content: {
    loading: "Loading...",
    error: "Error: {message}",
    failed: "Failed to load content",
  },
  /** Parts of the list pages, and what each of them is for who knows no name. */
  groups: {
    label: "Ir a un grupo",
    arterias: { title: "Arterias", text: "Llevan la sangre a tus brazos, tus piernas y tus órganos." },
    venas: { title: "Venas y coágulos", text: "Regresan la sangre al corazón y a los pulmones." },
    linfa: {
      title: "Linfa, fístulas y diálisis",
      text: "El drenaje de la linfa, y las uniones entre una arteria y una vena.",
    },
    siente: { title: "Lo que se siente", text: "Dolor, cansancio u hormigueo." },
    nota: { title: "Lo que se nota al ver o al tocar", text: "Un cambio que se mira, se toca o se mide." },
    diagnostico: { title: "Consulta y diagnóstico", text: "Para saber qué tienes y qué conviene hacer." },
    "sin-cirugia": {
      title: "Tratamientos sin cirugía abierta",
      text: "Por punción o con cortes muy pequeños, y el cuidado de heridas.",
    },
    cirugia: { title: "Cirugía", text: "Cuando hace falta operar." },
    otros: { title: "Otros", text: "" },
  },
  disease: {
    technicalName: "Nombre técnico",
    causes: "Causas",
    symptoms: "Síntomas",
    complications: "Complicaciones",
    riskFactors: "Factores de riesgo",
    treatments: "Tratamientos",
    mexicoStats: "En México",
    about: "¿Qué es?",
  },
  symptom: {
    about: "¿Qué es?",
    causes: "Causas",
    relatedConditions: "Enfermedades relacionadas",
    managementTips: "Qué puedes hacer",
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
    recommendations: "Después del procedimiento",
    facts: "Datos del procedimiento",
    painful: "¿Duele?",
    hospitalOrAmbulatory: "Dónde se hace",
    procedureTime: "Duración",
    anesthesia: "Anestesia",
    recoveryTime: "Recuperación",
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
