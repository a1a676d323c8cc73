import type { z } from "zod";
import { choice, color, flag, group, icon, image, link, list, number, pixels, text } from "./fields.ts";
import { metadataSchema } from "./metadata.ts";

const credentialSchema = group("Documento", {
  nameTitle: text("Título", { max: 160 }),
  name: text("Nombre", { max: 200, required: true }),
  imagePath: image("Imagen"),
  visible: flag("Visible"),
});

/** Texts of a collection: its home section, its list page and its detail pages. */
export const collectionTextsSchema = (label: string) =>
  group(label, {
    sectionTitle: text("Título de la sección"),
    sectionSubtitle: text("Subtítulo de la sección", { max: 300 }),
    linkText: text("Texto del enlace", { max: 60 }),
    buttonText: text("Texto del botón", { max: 60 }),
    page: group("Página de la lista", {
      backgroundImage: image("Imagen de fondo"),
      pageTitle: text("Título de la página", { max: 160, required: true }),
      sectionTitle: text("Título de la lista"),
      sectionSubtitle: text("Subtítulo de la lista", { max: 400 }),
      contactTitle: text("Invitación al final de la lista", {
        max: 160,
        help: "Habla de todos; vacío es el título junto al botón de contacto de la página individual",
      }).optional(),
      metadata: metadataSchema,
    }),
    individualPage: group("Página individual", {
      contactButton: group("Botón de contacto", {
        title: text("Título junto al botón de contacto", { max: 160 }),
        text: text("Texto del botón de contacto", { max: 60, required: true }),
      }),
      returnButton: group("Botón para volver", {
        text: text("Texto del botón para volver", { max: 60, required: true }),
      }),
    }),
  });

export type CollectionTexts = z.infer<ReturnType<typeof collectionTextsSchema>>;

const specialistHelp =
  "Puedes usar {Specialist} y {surgeon}: el sitio pone el título de especialista, y cirujana o cirujano";

const slideHelp = "Si lo dejas vacío en la primera diapositiva, se usa el texto de Sección Hero";

/** The sections of the home page. */
export const homeParts = {
  heroSection: group("Sección Hero", {
    heroSectionHeight: pixels("Altura de la sección", 1000, "En pixeles; normalmente 400"),
    mainImage: image("Imagen principal"),
    logoHeight: pixels("Altura del logotipo", 600, "En pixeles; normalmente 350"),
    backgroundHeroImage: image("Imagen de fondo"),
    backgroundHeroImageHeight: number("Altura de la imagen de fondo", {
      min: 1,
      max: 100,
      help: "Porcentaje de la altura de la sección: un número de 1 a 100",
    }),
    foregroundHeroImage: image("Imagen al frente", {
      help: "Vacío es tu foto. Recortada, sin fondo (PNG o WebP), se ve la figura sola; una foto con fondo se ve en un marco",
    }),
    foregroundHeroImageHeight: number("Altura de la imagen al frente", {
      min: 1,
      max: 100,
      help: "Porcentaje de la altura de la sección: un número de 1 a 100",
    }),
    overlayColor: color("Color de la capa", { help: "Un color como #1d2233" }),
    overlayOpacity: number("Opacidad de la capa", {
      min: 0,
      max: 1,
      help: "De 0 a 1: con 0 no se ve, con 1 tapa la imagen",
    }),
    subTitle: text("Subtítulo", { max: 160, help: specialistHelp }),
    title: text("Título", { max: 160, required: true }),
    description: text("Descripción", {
      max: 600,
      help: "Una o dos frases que digan a quién ayudas y cómo. Puedes usar {yearsOfExperience} y {consultationPrice}; el sitio pone ahí los datos vigentes.",
    }),
  }),
  heroSlider: group("Carrusel de portada", {
    slides: list(
      "Diapositivas",
      group("Diapositiva", {
        image: image("Imagen"),
        title: text("Título", { max: 160, help: "Si lo dejas vacío, se usa el de Sección Hero" }),
        subtitle: text("Subtítulo", { max: 160, help: slideHelp }),
        description: text("Descripción", { max: 400, help: slideHelp }),
        alignment: choice("Alineación", ["left", "center", "right"], {
          left: "Izquierda",
          center: "Centro",
          right: "Derecha",
        }),
        mobileOffset: number("Desplazamiento en celular", {
          min: -100,
          max: 100,
          help: "Porcentaje que se recorre la imagen en pantallas angostas, de -100 a 100",
        }),
      }),
      { max: 8 },
    ).meta({ keepsEmptyRows: true }),
  }),
  navMenu: list(
    "Menú de navegación",
    group("Entrada del menú", {
      label: text("Texto", { max: 40, required: true }),
      path: link("Enlace", { required: true }),
    }),
    { max: 10 },
  ),
  certifications: group("Certificaciones", {
    sectionTitle: text("Título de la sección"),
    entities: list("Instituciones", credentialSchema, { max: 30 }),
    documents: list("Documentos", credentialSchema, { max: 30 }),
  }),
  experience: group("Experiencia", {
    sectionTitle: text("Título de la sección"),
    sectionSubtitle: text("Subtítulo de la sección", { max: 300 }),
    itemFrame: flag("Marco alrededor de cada dato"),
    entities: list(
      "Datos",
      group("Dato", {
        icon: icon("Icono"),
        value: text("Valor", {
          max: 40,
          required: true,
          help: "Puedes usar {yearsOfExperience}. Sólo cifras que puedas comprobar.",
        }),
        label: text("Etiqueta", { max: 80, required: true }),
        color: color("Color"),
      }),
      { max: 8 },
    ),
  }),
  aboutMe: group("Acerca de mí", {
    sectionTitle: text("Título de la sección"),
    imagePath: image("Imagen"),
    backgroundImagePath: image("Imagen de fondo"),
    title: text("Título"),
    description: text("Descripción", {
      max: 4000,
      help: "Deja una línea en blanco entre párrafos. Escribe {yearsOfExperience} donde deba aparecer el número de años de experiencia: así siempre coincide con el de la sección Experiencia.",
    }),
    yearsOfExperience: number("Años de experiencia", {
      min: 0,
      max: 70,
      help: "Completos, a la fecha de hoy. El número se usa en todo el sitio",
    }),
  }),
  purpose: group("Propósito", {
    sectionTitle: text("Título de la sección"),
    sectionSubtitle: text("Subtítulo de la sección", { max: 300 }),
    sectionText: text("Texto de la sección", { max: 1000 }),
    entities: list(
      "Propósitos",
      group("Propósito", {
        title: text("Título", { max: 100, required: true }),
        description: text("Descripción", { max: 600 }),
        imagePath: image("Imagen"),
        imageBackgroundPath: image("Imagen de fondo"),
      }),
      { max: 8 },
    ),
  }),
};
