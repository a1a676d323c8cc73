import type { SectionType } from "../../packages/content/src/index.ts";
import type { PropsMap } from "../../packages/ui/src/registry/catalog.ts";
import type { SectionOptions } from "../../packages/ui/src/sections/contract/with-defaults.ts";

/** Also the keys that only one form of a contract has. */
type KeysOf<Props> = Props extends unknown ? keyof Props : never;

const contact = "Enlaces para llamar, escribir por WhatsApp y agendar una cita.";
const sectionTitle = "Lo que encabeza la sección.";
const sectionSubtitle = "Línea corta junto al título de la sección.";
const background = "Imagen de fondo; sin ella queda el color de la sección.";
const hours = "Horario, una línea por cada grupo de días.";
const opening = "Horas de apertura; con ellas se dice si está abierto en este momento.";
const collection = {
  sectionTitle,
  sectionSubtitle,
  linkText: "Texto del enlace de cada elemento.",
  more: "Enlace a la página con la lista completa.",
  items: "Los elementos: nombre, descripción, imagen, icono, dirección de su página y datos.",
};

/** What every section takes beside its content. */
export const optionWords: Record<keyof SectionOptions, string> = {
  anchor: "Identificador de la sección en la página; dos secciones del mismo tipo necesitan dos.",
  className: "Clases de CSS que se agregan al elemento exterior.",
};

type ContentKeys<Props> = Exclude<KeysOf<Props>, keyof SectionOptions>;

/** What each property of each contract is, in the words of the catalogue. One that is missing does not compile. */
export const propertyWords: { [T in SectionType]: Record<ContentKeys<PropsMap[T]>, string> } = {
  Header: {
    name: "Nombre de la doctora o del consultorio.",
    specialty: "Especialidad, debajo del nombre.",
    logo: "Logotipo del encabezado: archivo y alto en pixeles.",
    menuLogo: "Logotipo del menú abierto: archivo y alto en pixeles.",
    mark: "Archivo del símbolo solo, sin palabras: el icono del sitio.",
    height: "Alto en pixeles al inicio de la página.",
    stickyHeight: "Alto en pixeles después de bajar por la página.",
    sticky: "Si el encabezado se queda arriba al bajar.",
    navigation: "El menú elegido con sus entradas; vacío cuando el menú está apagado.",
    drawer: "Entradas del menú lateral. Están siempre, también sin menú.",
    currentPath: "Dirección de la página que se ve; su entrada del menú queda marcada.",
    address: "Dirección del consultorio.",
    mapHref: "Enlace al mapa; vacío cuando no hay.",
    hours,
    contact,
    social: "Redes sociales con su enlace.",
  },
  NavMenu: {
    status: "Si el menú está cargando, falló o está listo.",
    message: "Qué decir cuando el menú falló.",
    items: "Entradas del menú, con las de sus submenús.",
    currentPath: "Dirección de la página que se ve; su entrada queda marcada.",
    contact,
    address: "Dirección del consultorio.",
  },
  Hero: {
    title: "Título de la portada; el primero de la página.",
    subTitle: "Línea corta sobre el título.",
    description: "Texto debajo del título.",
    height: "Alto en pixeles en pantallas anchas.",
    mainImage: "La imagen más grande de la portada.",
    logo: "Logotipo que ocupa el lugar de la imagen principal si no hay una.",
    background: "Imagen de fondo, y su alto en porcentaje de la sección.",
    foreground:
      "Retrato al frente, recortado o con su fondo en un marco, y su alto en porcentaje de la sección.",
    overlay: "Velo sobre la imagen: color «#rrggbb» o vacío, y opacidad de 0 a 1.",
    slides: "Diapositivas del carrusel: imagen, textos y alineación.",
    facts: "Datos breves: un valor y lo que significa.",
    price: "Precio de la consulta, ya escrito: «$1,000 MXN».",
    hours,
    opening,
    contact,
    video: "Video: título, archivo o enlace, e imagen fija.",
  },
  Certifications: {
    sectionTitle,
    documents: "Títulos y certificados, cada uno con su imagen.",
    entities: "Instituciones que los respaldan, cada una con su imagen.",
    licences: "Cédulas profesionales, con la institución que expidió el título.",
    contact,
  },
  AboutMe: {
    sectionTitle,
    title: "Frase con la que empieza el texto.",
    name: "Nombre de la doctora.",
    specialty: "Especialidad.",
    paragraphs: "Párrafos del texto.",
    image: "Retrato.",
    background,
    yearsOfExperience: "Años de experiencia.",
    credentials: "Nombres de los títulos y certificados.",
  },
  Experience: {
    sectionTitle,
    sectionSubtitle,
    framed: "Si cada dato lleva un marco.",
    facts: "Datos: icono, valor, lo que significa y color «#rrggbb» o vacío.",
  },
  Purpose: {
    sectionTitle,
    sectionSubtitle,
    sectionText: "Texto que presenta los propósitos.",
    items: "Propósitos: título, descripción, imagen y fondo.",
  },
  CallToAction: {
    title: "La invitación.",
    description: "Texto que la explica.",
    background,
    contact,
  },
  Services: collection,
  Symptoms: collection,
  Diseases: collection,
  Guides: {
    ...collection,
    items:
      "Las guías: nombre, descripción, imagen, icono, dirección de su página, para quién son y qué preguntas responden.",
  },
  Testimonials: {
    sectionTitle,
    sectionSubtitle,
    sectionDescription: "Texto que presenta los testimonios.",
    image: "Imagen junto a los testimonios.",
    reviewsHref: "Dirección en la que están todas las opiniones, en otro sitio.",
    items: "Testimonios: quién lo dice, qué dice, cuántas estrellas e imagen.",
  },
  PhotosGallery: {
    sectionTitle,
    images: "Fotos, seis a lo más.",
  },
  PaymentMethods: {
    sectionTitle: "Título de la sección, o una frase en su lugar cuando no tiene.",
    additionalInfo: "Nota debajo de las formas de pago.",
    methods: "Formas de pago: nombre, icono y una nota de lo que hay que saber antes.",
  },
  Insurance: {
    sectionTitle,
    additionalInfo: "Nota debajo de las aseguradoras.",
    companies: "Aseguradoras: nombre y logotipo.",
    contact: `${contact} El mensaje pregunta si se acepta el seguro de quien lee.`,
  },
  GeneralCallToAction: {
    title: "La invitación.",
    subtitle: "Línea corta junto al título.",
    text: "Texto principal: frase por frase, lo que recibe el paciente.",
    price1: "Primer precio, ya escrito.",
    price2: "Segundo precio, ya escrito.",
    description: "Texto que acompaña a los precios.",
    image: "Imagen principal.",
    background,
    hours,
    opening,
    contact,
  },
  CallToActionIndividual: {
    text: "La invitación, con el nombre de lo que trata la página.",
    name: "Enfermedad, síntoma o servicio de la página.",
    icon: "Icono de la enfermedad, el síntoma o el servicio.",
    image: "Imagen de la enfermedad, el síntoma o el servicio.",
    background,
    contact,
  },
  Footer: {
    name: "Nombre de la doctora o del consultorio.",
    specialty: "Especialidad.",
    logo: "Logotipo: archivo y alto en pixeles.",
    background,
    placeImage: "Imagen del camino al consultorio: un mapa o la fachada.",
    consultingHeader: "Título de la dirección.",
    address: "Dirección del consultorio.",
    mapHref: "Enlace al mapa; vacío cuando no hay.",
    hoursHeader: "Título del horario.",
    hours,
    phonesHeader: "Título de los teléfonos.",
    contact,
    social: "Redes sociales con su enlace.",
    menu: "Entradas del menú.",
    columns: "Columnas de enlaces: enfermedades, servicios y síntomas, en ese orden.",
    siteLinks: "Enlaces al final de la página, antes de la búsqueda y del aviso de privacidad.",
    band: "Franja que invita a llamar: título, texto y precio.",
    notice: "Aviso de publicidad y cédulas profesionales.",
  },
};
