import { siteContent as bundled } from "../data/site-content.ts";
import type { SiteContent } from "../kinds/site-content.ts";

const bring = [
  "Tus estudios anteriores, aunque sean de hace años.",
  "La lista de tus medicinas. Una foto de las cajas también sirve.",
  "Tus alergias y tus operaciones, anotadas.",
  "Tu póliza, si vas a usar un seguro.",
];

const reasons = ["una molestia nueva", "una molestia de hace tiempo", "una revisión", "una segunda opinión"];

const steps = [
  { title: "Platicamos", text: "Qué sientes, desde cuándo y qué has intentado." },
  { title: "Te revisamos", text: "Con calma, y te decimos qué vamos haciendo." },
  {
    title: "Te explicamos",
    text: "Qué encontramos, qué opciones tienes y qué puede salir mal con cada una.",
  },
  { title: "Acordamos un plan", text: "Te lo llevas por escrito, con la fecha para revisarlo." },
];

/** Articles that no practice has written: each says so. */
const articles: SiteContent["articleTeasers"]["articles"] = [
  {
    title: "Cómo preparar tus preguntas antes de la consulta",
    summary: "Tres que conviene llevar anotadas.",
    source: "Boletín de ejemplo",
    date: "2026-09-14",
    link: "",
    imagePath: "",
  },
  {
    title: "Cuándo pedir una segunda opinión",
    summary: "Qué estudios llevar y qué preguntar.",
    source: "Radio de Ejemplo",
    date: "2026-03-19",
    link: "",
    imagePath: "",
  },
  {
    title: "Acompañar a un familiar sin hablar por él",
    summary: "Lo que ayuda, dicho por pacientes de ejemplo.",
    source: "Diario de Ejemplo",
    date: "2025-11-11",
    link: "",
    imagePath: "",
  },
];

/** Questions that patients of every specialty ask. */
const questions: SiteContent["faq"]["questions"] = [
  {
    question: "¿Cuánto cuesta la consulta?",
    answer: "{consultationPrice}. El precio puede variar según lo que necesites: pregúntanos antes de venir.",
  },
  {
    question: "¿Necesito que me mande alguien?",
    answer:
      "No. Puedes pedir tu cita directamente. Si alguien te recomendó venir, trae su nota o tus estudios: nos ayudan a no repetir lo que ya sabes.",
  },
  {
    question: "¿Qué llevo a mi primera cita?",
    answer:
      "Tus estudios anteriores, la lista de tus medicinas y tus alergias. Si vas a usar tu seguro, también tu póliza.",
  },
  {
    question: "¿Puede acompañarme alguien?",
    answer: "Sí, y ayuda: dos personas recuerdan mejor lo que se habló.",
  },
  {
    question: "¿Dan factura?",
    answer: "Sí. Avísanos antes de pagar. El pago en efectivo no es deducible.",
  },
  {
    question: "¿Puedo mandarles mi caso por mensaje?",
    answer:
      "Por mensaje damos informes y horarios. No mandes estudios ni datos de tu salud: platícalos en la consulta. Los mensajes no son para urgencias.",
  },
];

/** What the section types beyond the specification say in a clinic of any specialty. */
export const furtherParts = {
  homeAnnouncement: {
    ...bundled.homeAnnouncement,
    title: "Ya puedes apartar tu cita de enero",
    text: "Ejemplo de aviso: pide tu cita por teléfono o por WhatsApp.",
    when: "Desde el 7 de enero",
    imagePath: "",
  },
  articleTeasers: { ...bundled.articleTeasers, articles },
  comparison: { ...bundled.comparison, treatments: [], questions: [] },
  beforeAfter: { ...bundled.beforeAfter, pairs: [] },
  appointment: { ...bundled.appointment, reasons },
  clinic: { ...bundled.clinic, sectionSubtitle: "", imagePath: "" },
  team: bundled.team,
  hospitals: { ...bundled.hospitals, hospitals: [], societies: [] },
  videoTestimonials: { ...bundled.videoTestimonials, videos: [] },
  firstVisit: { ...bundled.firstVisit, sectionSubtitle: "", bring, steps, linkText: "", link: "" },
  priceList: { ...bundled.priceList, consultation: "Consulta", rows: [] },
  faq: { ...bundled.faq, questions, linkText: "", link: "" },
} satisfies Partial<SiteContent>;
