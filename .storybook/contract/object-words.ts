const heightInPercent = "Alto en porcentaje de la sección.";
const picture = "Imagen; «null» cuando no hay.";
const address = "Enlace al que lleva.";
const phone = "Enlace «tel:» al número.";
const phoneDisplay = "Número agrupado para leerlo.";

/**
 * What each property of an object in a contract is. Objects are named as in code; one without a name, by its place in the
 * contract. A test holds that no property is missing and none is left over.
 */
export const objectWords: Record<string, Record<string, string>> = {
  ActionLink: { label: "Palabras que se ven.", href: address },
  "Certifications.licences": {
    label: "Cuál cédula es: profesional o de especialidad.",
    value: "Número, y la institución que expidió el título.",
  },
  CollectionEntry: {
    name: "Nombre de la enfermedad, el síntoma o el servicio.",
    medicalName: "Nombre en medicina, si el de arriba es el que usan los pacientes.",
    href: "Dirección de su página.",
    id: "Lo distingue de los demás; si falta, es su dirección.",
    description: "Una o dos frases que lo explican.",
    image: picture,
    icon: "Icono; «null» cuando no hay.",
    facts: "Lo que se sabe de un procedimiento: duración, anestesia y lugar, en ese orden.",
  },
  GuideEntry: {
    name: "Nombre de la guía.",
    medicalName: "Las guías no lo llevan: siempre está vacío.",
    href: "Dirección de su página.",
    id: "Lo distingue de los demás; si falta, es su dirección.",
    description: "Una o dos frases que dicen qué explica.",
    image: picture,
    icon: "Icono; «null» cuando no hay.",
    facts: "Para quién es y cuándo leerla.",
    questions: "Preguntas que responde, como las haría un paciente.",
  },
  ContactLinks: {
    call: "Botón para llamar; «null» cuando no hay teléfono.",
    message: "Botón para escribir por WhatsApp; «null» cuando no hay.",
    urgent: "Teléfono de urgencias; «null» cuando no hay.",
    emergency: "Pone primero el número de emergencias; «null» donde la página no trata de una.",
  },
  EmergencyContact: { prominent: "Si el botón va grande y relleno, como en enfermedades y síntomas." },
  "ContactLinks.call": { label: "Palabras del botón.", href: phone, display: phoneDisplay },
  "ContactLinks.urgent": { href: phone, display: phoneDisplay },
  Credential: {
    name: "Nombre del título, certificado o institución.",
    nameTitle: "Qué clase de documento o institución es.",
    image: picture,
  },
  ExperienceFact: {
    value: "La cifra o palabra que se ve grande.",
    label: "Lo que significa.",
    icon: "Icono de la biblioteca, por su nombre.",
    color: "Color «#rrggbb», o vacío.",
  },
  Fact: { label: "De qué es el dato.", value: "Lo que dice." },
  "Footer.band": {
    title: "La invitación.",
    text: "Texto que la explica y nombra el precio.",
    price: "Precio, ya escrito.",
  },
  FooterColumn: {
    title: "Título de la columna.",
    href: "Dirección de la página con la lista completa.",
    items: "Enlaces; cada diseño muestra los primeros.",
  },
  "Header.navigation": {
    variant: "Diseño del menú.",
    menu: "Lo que el menú muestra: sus entradas, o que está cargando o falló.",
  },
  "Header.navigation.menu": {
    status: "Si el menú está cargando, falló o está listo.",
    message: "Qué decir cuando el menú falló.",
    items: "Entradas del menú, con las de sus submenús.",
    currentPath: "Dirección de la página que se ve; su entrada queda marcada.",
    contact: "Enlaces para llamar, escribir por WhatsApp y agendar una cita.",
    address: "Dirección del consultorio.",
    anchor: "Identificador del menú en la página.",
    className: "Clases de CSS que se agregan al menú.",
  },
  "Hero.background": { image: picture, height: heightInPercent },
  "Hero.facts": { value: "La cifra o palabra que se ve grande.", label: "Lo que significa." },
  "Hero.foreground": { image: picture, height: heightInPercent },
  "Hero.overlay": {
    color: "Color «#rrggbb», o vacío.",
    opacity: "De 0, transparente, a 1.",
  },
  "Hero.video": {
    title: "Qué se ve en el video.",
    file: "Dirección del archivo; vacía cuando no hay.",
    link: "Enlace a un video de otro sitio; vacío cuando no hay.",
    poster: "Imagen que se ve antes de empezar; «null» cuando no hay.",
  },
  HeroSlide: {
    title: "Título de la diapositiva.",
    subtitle: "Línea corta sobre el título.",
    description: "Texto debajo del título.",
    image: picture,
    alignment: "De qué lado van los textos.",
    mobileOffset: "Porcentaje que se recorre la imagen en pantallas angostas, de -100 a 100.",
  },
  HoursLine: {
    days: "Días en palabras: «Lunes a viernes».",
    hours: "Horas en palabras: «3:00 PM a 8:00 PM».",
  },
  IconRef: {
    src: "Dirección del archivo.",
    line: "Si es un dibujo de línea: toma el color del texto. Una imagen conserva los suyos.",
  },
  ImageRef: {
    src: "Dirección del archivo. Vacía, se dibuja el lugar de la imagen.",
    alt: "Qué muestra, para quien no la ve; vacío cuando sólo adorna.",
    width: "Ancho del archivo en pixeles.",
    height: "Alto del archivo en pixeles.",
    srcset: "Archivos de otros anchos, como en HTML.",
    sources: "Otros formatos de la misma imagen, el mejor primero.",
    cutout: "Si es una figura recortada, sin fondo.",
    phone: "Su archivo para teléfonos, donde la imagen llena la pantalla de lado a lado.",
    focus: "Lo que siempre queda a la vista; si falta, el centro.",
  },
  "ImageRef.focus": {
    x: "Porcentaje del ancho, desde la izquierda.",
    y: "Porcentaje del alto, desde arriba.",
  },
  InsuranceCompany: { name: "Nombre de la aseguradora.", logo: "Logotipo; «null» cuando no hay." },
  LogoRef: {
    src: "Dirección del archivo. Vacía, se escribe el nombre del consultorio.",
    onDark: "El mismo logotipo para fondos oscuros.",
    style: "Cómo se escribe si no hay archivo: «mark», «initials» o «name».",
    initials: "Letras de su signo, si las lleva.",
    height: "Alto en pixeles.",
  },
  MenuDetail: {
    label: "Nombre del tema.",
    href: "Dirección de su página.",
    description: "Una frase que lo explica.",
    image: picture,
  },
  MenuItem: {
    label: "Palabras de la entrada.",
    href: address,
    items: "Temas de su submenú; vacío cuando no tiene.",
  },
  MenuLink: { label: "Palabras del enlace.", href: address },
  Notice: {
    aviso: "Número del aviso de publicidad de COFEPRIS.",
    cedProf: "Cédula profesional e institución.",
    cedEsp: "Cédula de especialidad e institución.",
  },
  OpeningHours: {
    days: "Días de la semana en número: 0 es domingo.",
    opens: "A qué hora abre, en minutos desde la medianoche.",
    closes: "A qué hora cierra, en minutos desde la medianoche.",
  },
  PaymentMethod: {
    name: "Nombre de la forma de pago.",
    icon: "Icono; «null» cuando no hay.",
    note: "En una frase, lo que hay que saber antes de pagar así.",
  },
  PhonePicture: {
    type: "Formato del archivo: «image/avif».",
    srcSet: "El archivo, con su ancho.",
    sizes: "Ancho que ocupa en la pantalla, como en HTML.",
    media: "Las pantallas para las que es, como en CSS.",
  },
  PictureSource: {
    type: "Formato del archivo: «image/avif».",
    srcset: "Archivos de cada ancho, como en HTML.",
  },
  PurposeItem: {
    title: "Título del propósito.",
    description: "Texto que lo explica.",
    image: picture,
    background: "Imagen detrás; «null» cuando no hay.",
  },
  SocialLink: { network: "Cuál red social.", href: "Dirección del perfil." },
  TestimonialItem: {
    name: "Quién lo dice.",
    shortTestimonial: "Lo que se lee en la tarjeta.",
    fullTestimonial: "El texto entero, que se abre; vacío cuando no hay más.",
    image: picture,
    rating: "De 1 a 5.",
    verified: "Si el consultorio sabe quién habla; se dice junto al nombre.",
  },
};
