import { flag, group, image, isoDate, link, list, searchTerms, text, textList } from "./fields.ts";
import { furtherParts } from "./further-parts/index.ts";
import { metadataSchema } from "./metadata.ts";

const placeholderHelp = "Puedes usar {consultationPrice}; el sitio pone ahí el precio vigente";

/** The page that answers a search. */
export const searchPageSchema = group("Búsqueda", {
  pageTitle: text("Título de la página", { max: 160, required: true }),
  hint: text("Ejemplos de búsqueda", {
    help: "Cómo lo diría un paciente; vacío son los de la circulación",
  }).optional(),
  emergency: text("Aviso de emergencia", {
    max: 300,
    help: "Las señales que no esperan; vacío son las de la circulación. El botón para llamar va junto a él",
  }).optional(),
  emergencyNumber: text("Número de emergencias", {
    max: 20,
    help: "El que marca el botón junto a las búsquedas; vacío es el 911",
  }).optional(),
  crisisLineName: text("Línea de ayuda en una crisis, nombre", {
    max: 80,
    help: "Se ofrece a quien escribe que quiere morir; vacío es la Línea de la Vida",
  }).optional(),
  crisisLineNumber: text("Línea de ayuda en una crisis, número", {
    max: 20,
    help: "Vacío es el de la Línea de la Vida, 800 911 2000",
  }).optional(),
  metadata: metadataSchema,
});

/** The sheet that a patient fills in before the visit. */
export const visitSheetSchema = group("Hoja para la consulta", {
  pageTitle: text("Título de la página", { max: 160, required: true }),
  intro: text("Texto de inicio", { max: 600, help: "Para qué sirve la hoja" }),
  questions: list("Preguntas", text("Pregunta", { max: 200, required: true }), {
    max: 12,
    help: "El paciente escribe su respuesta debajo de cada una",
  }),
  metadata: metadataSchema,
});

/** The privacy notice: the short form, which the law requires first, and the whole notice in parts. */
export const privacySchema = group("Aviso de privacidad", {
  pageTitle: text("Título de la página", { max: 160, required: true }),
  simplified: text("Aviso simplificado", {
    max: 3000,
    help: "Lo primero que se lee. Puedes usar {doctorName} y {address}",
  }),
  sections: list(
    "Partes del aviso integral",
    group("Parte", {
      title: text("Título", { max: 160, required: true }),
      text: text("Texto", { max: 4000, help: "Puedes usar {doctorName} y {address}" }),
    }),
    { max: 20, help: "Revísalas con tu abogado antes de publicar" },
  ),
  updatedOn: isoDate("Última actualización"),
  metadata: metadataSchema,
});

export const buttonsSchema = group("Botones", {
  btnCallText: text("Botón para llamar", { max: 40, required: true }),
  btnMessageText: text("Botón para escribir", { max: 40, required: true }),
});

export const multimediaSchema = group("Video", {
  videoTitle: text("Título del video", { max: 160 }),
  videoFile: link("Archivo de video", {
    help: "La dirección de un video tuyo: en Multimedia, ábrelo y elige «Copiar dirección»",
  }),
  videoLink: link("Enlace a un video", { help: "Se abre en otra pestaña" }),
  videoPoster: image("Imagen fija del video"),
});

/** Invitations, payments and insurers, the footer, and the contact page. */
export const officeParts = {
  photosGallery: group("Galería de fotos", {
    sectionTitle: text("Título de la sección"),
    images: list("Fotos", image("Foto", { photo: "room" }), { max: 6, help: "Seis fotos del consultorio" }),
  }),
  callToAction: group("Llamada a la acción", {
    title: text("Título", { max: 160 }),
    description: text("Descripción", { max: 600 }),
    backgroundImage: image("Imagen de fondo", { photo: "hands" }),
  }),
  callToActionIndividual: group("Llamada a la acción individual", {
    backgroundImage: image("Imagen de fondo"),
  }),
  generalCallToAction: group("Llamada a la acción general", {
    title: text("Título", { max: 160 }),
    subtitle: text("Subtítulo", { max: 200 }),
    text: text("Texto", { max: 600 }),
    price1: text("Precio 1", { max: 200, help: placeholderHelp }),
    price2: text("Precio 2", { max: 200, help: placeholderHelp }),
    description: text("Descripción", { max: 600 }),
    foregroundImage: image("Imagen al frente"),
    sectionBackground: image("Fondo de la sección"),
  }),
  testimonials: group("Testimonios", {
    sectionTitle: text("Título de la sección"),
    sectionSubtitle: text("Subtítulo de la sección", { max: 300 }),
    sectionDescription: text("Descripción de la sección", { max: 600 }),
    testimonialsImage: image("Imagen"),
  }),
  payments: group("Formas de pago", {
    sectionTitle: text("Título de la sección"),
    additionalInfo: text("Información adicional", { max: 600 }),
    methods: list(
      "Formas de pago",
      group("Forma de pago", {
        name: text("Nombre", { max: 80, required: true }),
        iconPath: image("Icono"),
        note: text("Lo que conviene saber", {
          help: "Una frase, por ejemplo si se puede facturar. Vacío si no hay nada que decir.",
        }).default(""),
        visible: flag("Visible"),
      }),
    ),
  }),
  insurances: group("Aseguradoras", {
    sectionTitle: text("Título de la sección"),
    additionalInfo: text("Información adicional", { max: 600 }),
    companies: list(
      "Aseguradoras",
      group("Aseguradora", {
        name: text("Nombre", { max: 80, required: true }),
        logoPath: image("Logotipo"),
        visible: flag("Visible"),
      }),
      { max: 60 },
    ),
  }),
  ...furtherParts,
  doctoralia: group("Agenda en línea", {
    sectionTitle: text("Título de la sección"),
    description: text("Descripción", { max: 400 }),
    profile: text("Perfil en Doctoralia", {
      max: 300,
      help: "Pega la dirección de tu perfil, o sólo tu nombre en ella: lo que sigue a doctoralia.com.mx/. Vacío mientras no tengas uno.",
    }),
  }),
  footer: group("Pie de página", {
    backgroundImage: image("Imagen de fondo"),
    logoFooter: image("Logotipo", { help: "Vacío es el logotipo de Marca" }),
  }),
  contact: group("Contacto", {
    backgroundImage: image("Imagen de fondo"),
    pageTitle: text("Título de la página", { max: 160, required: true }),
    arrival: textList(
      "Cómo llegar",
      "Lo que ayuda a quien camina con dolor: dónde bajar del coche, escalones, elevador, estacionamiento",
    ).optional(),
    searchTerms: searchTerms.optional(),
    metadata: metadataSchema,
  }),
  home: group("Página de inicio", { metadata: metadataSchema }),
};
