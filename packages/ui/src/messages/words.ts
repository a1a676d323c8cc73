// The Spanish words, each group on its own: a bundle gets those of the sections that it draws.

/** How the language writes a date: a BCP 47 tag. */
export const localeWord = "es-MX";

export const homeWords = "Inicio";

export const contactWords = {
  urgent: "Urgencias",
  call: "Llamar",
  message: "WhatsApp",
  book: "Agenda tu cita",
  callUs: "Llama al consultorio",
  newTab: "se abre en otra pestaña",
  map: "Ver en el mapa",
  phones: "Teléfonos",
  appointments: "Citas",
  hours: "Horario",
  address: "Dirección",
  price: "Consulta",
  emergency: "Si es una emergencia, llama al 911.",
};

export const mapWords = {
  show: "Mostrar el mapa aquí",
  note: "El mapa es de Google y se carga sólo si lo tocas.",
  title: "Mapa del consultorio",
  loading: "Abriendo el mapa…",
  late: "El mapa tarda en abrir. Puedes verlo en Google Maps o en Waze con los botones de arriba.",
};

export const bookingWords = {
  show: "Ver la agenda",
  note: "La agenda es de Doctoralia y se carga sólo si la tocas.",
  title: "Agenda en línea del consultorio",
  loading: "Abriendo la agenda…",
  late: "La agenda tarda en abrir. Llámanos o escríbenos y te damos tu cita.",
  otherwise: "¿No ves un horario que te acomode? Llámanos o escríbenos.",
};

export const searchWords = {
  label: "¿Qué buscas?",
  hint: "Escríbelo como lo dirías: piernas hinchadas, arañitas, pie frío.",
  submit: "Buscar",
  /** `{count}` is a number, `{query}` what was typed. */
  found: "{count} páginas sobre «{query}»",
  one: "Una página sobre «{query}»",
  none: "No encontramos «{query}». Prueba con otra palabra, o busca en la lista.",
  results: "Resultados",
  /** Before the ways to reach the office, where nothing was found. */
  ask: "¿No lo encuentras? Pregúntanos: te decimos si podemos ayudarte.",
  alarm: {
    title: "Puede ser una emergencia: llama al 911",
    text: "Si te pasa ahora, a ti o a quien acompañas, llama sin esperar. No manejes, y no esperes una respuesta por mensaje.",
    call: "Llamar al 911",
  },
  all: "Todo lo que puedes consultar",
  office: "El consultorio",
  emergency:
    "Si te falta el aire, te duele el pecho, de pronto se te duerme un lado de la cara o te cuesta hablar, o una pierna se enfrió y palideció de golpe, llama al 911.",
};

export const privacyWords = {
  simplified: "Aviso simplificado",
  full: "Aviso integral",
  /** `{date}` is a day. */
  updated: "Última actualización: {date}.",
};

export const shareWords = {
  share: "Compartir",
  print: "Imprimir",
  /** Stands on paper only. */
  printed: "Impreso de {url} el {date}.",
};

export const siteLinksWords = {
  label: "Sobre este sitio",
  search: "Buscar en el sitio",
  privacy: "Aviso de privacidad",
};

export const menuWords = {
  label: "Menú principal",
  drawerLabel: "Menú",
  open: "Abrir menú",
  close: "Cerrar menú",
  seeAll: "Ver todos...",
  /** `{label}` is the entry's. */
  showItems: "Mostrar {label}",
  loading: "Loading...",
  /** Specification, error catalogue: in red in place of the menu. */
  fetchFailed: "Failed to fetch menu items",
  fetchFailedNavigation: "Failed to fetch menu items Please try again later.",
  unexpectedShape: "Unexpected data structure received from API",
};

export const heroWords = { slides: "Mensajes principales" };

export const carouselWords = {
  role: "carrusel",
  slideRole: "diapositiva",
  previous: "Anterior",
  next: "Siguiente",
  pause: "Pausar",
  play: "Reanudar",
  /** `{index}` and `{total}` are numbers. */
  goTo: "Ir a la diapositiva {index}",
  slide: "Diapositiva {index} de {total}",
};

export const overlayWords = { close: "Cerrar", open: "Ampliar imagen" };

export const videoWords = { play: "Ver video" };

export const pictureWords = { missing: "Imagen no disponible" };

export const footerWords = { toTop: "Volver arriba", links: "Enlaces del sitio" };

export const headerWords = { social: "Redes sociales" };

export const noticeWords = {
  label: "Aviso de publicidad y cédulas",
  aviso: "Aviso COFEPRIS",
  cedProf: "Cédula profesional",
  cedEsp: "Cédula de especialidad",
};

export const socialWords = {
  facebook: "Facebook",
  instagram: "Instagram",
  map: "Mapa",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  x: "X",
  doctoralia: "Doctoralia",
  nimbo: "Nimbo",
};

export const announcementWords = { label: "Avisos del consultorio", more: "Saber más" };

export const openingWords = {
  open: "Abierto ahora",
  closed: "Cerrado ahora",
  /** `{time}` is a time of day, `{day}` a weekday. */
  closes: "cierra a las {time}",
  opensToday: "abre hoy a las {time}",
  opensTomorrow: "abre mañana a las {time}",
  opens: "abre el {day} a las {time}",
  days: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
};

export const testimonialsWords = {
  verified: "Paciente verificado",
  /** `{rating}` is from 1 to 5. */
  rating: "{rating} de 5 estrellas",
  readMore: "Leer completo",
  all: "Ver todas las opiniones",
};

/** Parts of the body that the map of symptoms links. Left and right are the person's own. */
export const bodyMapWords = {
  label: "Dónde se siente cada síntoma",
  zones: {
    "brazo-derecho": "brazo derecho",
    "mano-izquierda": "mano izquierda",
    "muslo-derecho": "muslo derecho",
    "pantorrilla-derecha": "pantorrilla derecha",
    "pantorrilla-izquierda": "pantorrilla izquierda",
    "pie-derecho": "pie derecho",
    "pie-izquierdo": "pie izquierdo",
  },
};

/** Name of a photo without a description of its own: `{title}` is the section's. */
export const galleryWords = { photo: "{title}: foto {index}" };

export const certificationsWords = {
  entities: "Instituciones",
  documents: "Documentos",
  licences: "Cédulas",
};

export const aboutMeWords = { credentials: "Formación" };

export const paymentsWords = {
  placeholderTitle: "Formas de pago",
  more: "También puedes pagar con",
  method: "Forma de pago",
  note: "Lo que conviene saber",
};

export const insuranceWords = {
  find: "Busca tu aseguradora",
  hint: "Escribe el nombre que aparece en tu póliza.",
  list: "Aseguradoras",
  /** `{count}` is a number, `{name}` an insurer's. */
  count: "Aseguradoras en la lista: {count}",
  yes: "Sí, trabajamos con {name}.",
  several: "Coinciden {count}. ¿Cuál es la tuya?",
  /** Where one is written almost so. */
  similar: "¿Quisiste decir {name}?",
  no: "No está en la lista. Si es un seguro privado, pregunta por reembolso.",
  missing: "¿No ves la tuya?",
  ask: "Pregunta por reembolso",
  /** What the message to the office says that it is about. */
  topic: "saber si puedo usar mi seguro de gastos médicos",
  /** Words of many insurers' names, which tell none apart. */
  generic: "aseguradora, compañía, seguro, seguros, de, gastos, médicos, México",
};

export const pricesWords = { included: "Qué incluye" };

export const careWords = {
  title: "¿Cuándo pedir ayuda?",
  call911: "Llamar al 911",
  emergency: "Emergencia, llama al 911:",
};

export const breadcrumbWords = "Estás en";
