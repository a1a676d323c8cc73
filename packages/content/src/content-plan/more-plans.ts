import { type Kind, kinds } from "../kinds/index.ts";
import type { Block, TabPlan } from "./main-plans.ts";

const sectionTexts = ["sectionTitle", "sectionSubtitle", "linkText", "buttonText"];

/** Texts of a collection: on the home page, on its list, and on the page of each record. */
const collectionBlocks = (part: Kind["texts"]): Block[] => [
  { part, title: "En la página de inicio", fields: sectionTexts },
  { part, title: "Su página con la lista", fields: ["page"] },
  { part, title: "La página de cada uno", text: "Los botones del final.", fields: ["individualPage"] },
];

/** Sections of the home page beside those of the six tabs. */
export const homePlans: TabPlan[] = [
  {
    id: "proposito",
    label: "Propósito",
    blocks: [
      { part: "purpose", title: "Propósito", text: "Lo que mueve al consultorio, en pocas palabras." },
    ],
  },
  {
    id: "equipo",
    label: "Equipo",
    blocks: [{ part: "team", title: "Equipo", text: "Quién trabaja contigo y en qué ayuda." }],
  },
  {
    id: "invitaciones-a-la-consulta",
    label: "Llamadas a la acción",
    blocks: [
      {
        part: "generalCallToAction",
        title: "Llamada a la acción general",
        text: "Con precios y tres botones.",
      },
      { part: "callToAction", title: "Llamada a la acción", text: "Una frase y dos botones." },
      {
        part: "callToActionIndividual",
        title: "Llamada a la acción individual",
        text: "Su texto está en cada enfermedad, síntoma, servicio o guía.",
      },
    ],
  },
  {
    id: "textos-de-testimonios",
    label: "Textos de testimonios",
    blocks: [{ part: "testimonials", title: "Testimonios", text: "Lo que dicen está en Colecciones." }],
  },
  {
    id: "avisos-y-articulos",
    label: "Aviso y artículos",
    blocks: [
      {
        part: "homeAnnouncement",
        title: "Aviso",
        text: "Se quita solo después de su último día. La barra que va en todas las páginas está en Horarios y avisos.",
      },
      {
        part: "articleTeasers",
        title: "Artículos y prensa",
        text: "Entrevistas, noticias y artículos, tuyos o sobre ti. Tus guías están en Colecciones.",
      },
    ],
  },
  {
    id: "galeria-y-video",
    label: "Galería y video",
    blocks: [
      { part: "photosGallery", title: "Galería de fotos" },
      {
        part: "beforeAfter",
        title: "Antes y después",
        text: "Sólo se ven los casos de quien dio permiso por escrito. Guarda la hoja firmada.",
      },
      {
        part: "videoTestimonials",
        title: "Videos de pacientes",
        text: "Sólo se ven los de quien dio permiso por escrito. Guarda la hoja firmada.",
      },
      { part: "multimedia", title: "Video", text: "Un archivo tuyo, o un enlace que se abre aparte." },
    ],
  },
];

/** Texts around the records of the collections. */
export const recordPlans: TabPlan[] = kinds.map(({ texts, path, words }) => ({
  id: `textos-de-${path.slice(1)}`,
  label: `Textos de ${words.many.toLowerCase()}`,
  blocks: collectionBlocks(texts),
}));

/** What a patient asks the office for. */
export const officePlans: TabPlan[] = [
  {
    id: "precio-y-pagos",
    label: "Precio y pagos",
    blocks: [
      {
        part: "consultationPrice",
        title: "Precio de la consulta",
        text: "Todo el sitio lo lee de aquí, y el mensaje de WhatsApp también.",
      },
      {
        part: "priceList",
        title: "Lista de precios",
        text: "Está en la página de inicio, si muestras la sección.",
      },
      {
        part: "comparison",
        title: "Comparación de tratamientos",
        text: "Qué se pregunta de cada uno. Sus precios se leen de la lista.",
      },
      { part: "payments", title: "Formas de pago", text: "Sólo se muestra lo que esté visible." },
    ],
  },
  {
    id: "aseguradoras",
    label: "Aseguradoras",
    blocks: [{ part: "insurances", title: "Aseguradoras", text: "Sólo se muestra lo que esté visible." }],
  },
  {
    id: "preguntas",
    label: "Antes de venir",
    blocks: [
      {
        part: "firstVisit",
        title: "Primera consulta",
        text: "Qué se trae y qué va a pasar.",
      },
      {
        part: "faq",
        title: "Preguntas frecuentes",
        text: "Lo que todos preguntan antes de venir. Los buscadores también las leen.",
      },
    ],
  },
  {
    id: "contacto-y-agenda",
    label: "Contacto y agenda",
    blocks: [
      {
        part: "clinic",
        title: "Dónde estamos",
        text: "La dirección, el horario y cómo llegar vienen de sus campos: aquí van el título y la imagen.",
      },
      {
        part: "appointment",
        title: "Pedir cita",
        text: "Los días y las horas vienen del horario; el mensaje, del nombre, el precio y la dirección.",
      },
      {
        part: "hospitals",
        title: "Hospitales y sociedades",
        text: "Dónde operas, qué se hace en cada lugar y a qué sociedades perteneces.",
      },
      { part: "contact", title: "Página de contacto" },
      { part: "doctoralia", title: "Agenda en línea", text: "Se carga sólo cuando el paciente la pide." },
    ],
  },
];

/** What every page has, and pages without a section of their own. */
export const wholeSitePlans: TabPlan[] = [
  {
    id: "encabezado-menu-y-pie",
    label: "Encabezado, menú y pie",
    blocks: [
      { part: "header", title: "Encabezado", text: "Está en todas las páginas." },
      {
        part: "navMenu",
        title: "Menú de navegación",
        text: "Las entradas que llevan a enfermedades, síntomas y servicios despliegan su lista.",
      },
      { part: "buttons", title: "Botones", text: "Las palabras de los botones de todo el sitio." },
      { part: "footer", title: "Pie de página" },
    ],
  },
  {
    id: "aviso-de-privacidad",
    label: "Aviso de privacidad",
    blocks: [
      {
        part: "privacy",
        title: "Aviso de privacidad",
        text: "Se lee en su propia página, con enlace desde el pie.",
      },
    ],
  },
  {
    id: "hoja-para-la-consulta",
    label: "Hoja para la consulta",
    blocks: [
      {
        part: "visitSheet",
        title: "Hoja para la consulta",
        text: "Tus pacientes la llenan antes de venir. Lo que escriben se queda en su teléfono.",
      },
    ],
  },
  {
    id: "pagina-de-busqueda",
    label: "Página de búsqueda",
    blocks: [
      { part: "search", title: "Página de búsqueda", text: "La que ayuda a encontrar algo en tu sitio." },
    ],
  },
  {
    id: "pagina-de-inicio-en-buscadores",
    label: "Página de inicio en buscadores",
    blocks: [{ part: "home", title: "Página de inicio", text: "Lo que se lee antes de entrar al sitio." }],
  },
];
