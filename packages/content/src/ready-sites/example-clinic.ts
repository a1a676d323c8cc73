import { siteContent as bundled } from "../data/site-content.ts";
import { laterTexts, type SiteContent } from "../kinds/site-content.ts";
import { describePage } from "../schema/describe-page.ts";
import type { PictureNote } from "../schema/pictures.ts";
import { furtherParts } from "./example-further-parts.ts";

type Slide = SiteContent["heroSlider"]["slides"][number];
type Words = Pick<Slide, "title" | "subtitle" | "description">;

/** The facts of one example clinic. */
interface ClinicFacts {
  /** Where the drawings are: `portrait`, `pattern`, `soft` and those that are named here. */
  folder: string;
  field: NonNullable<SiteContent["doctorInfo"]["field"]>;
  doctor: Pick<
    SiteContent["doctorInfo"],
    "name" | "specialty" | "specialtyShort" | "specialist" | "address" | "phone" | "urgenciesPhone"
  >;
  city: string;
  hours: Pick<
    SiteContent["doctorWorkInfo"],
    "consultingHoursDays1" | "consultingHours1" | "consultingHoursDays2" | "consultingHours2"
  >;
  price: number;
  /** The first slide is the hero. `image` is the name of a drawing. */
  slides: (Words & { image: string })[];
  /** Names of the drawings of HeroPortrait. */
  heroLayers: { background: string; foreground: string };
  about: { title: string; paragraphs: string[]; years: number };
  facts: SiteContent["experience"]["entities"];
  documents: string[];
  /** Each with the name of its drawing. */
  purposes: { title: string; description: string; image: string }[];
  purposeText: string;
  lists: Record<"services" | "symptoms" | "diseases", ListWords>;
  invitation: { title: string; description: string };
  visit: { title: string; subtitle: string; text: string; price2: string; image: string };
  arrival: string[];
  search: { hint: string; emergency: string; keywords: string[] };
  /** The description of each drawing, by its name; `soft` and `pattern` are decoration. */
  shown: Record<string, string>;
}

interface ListWords {
  subtitle: string;
  /** Of the list page. */
  title: string;
  lead: string;
}

function list(base: SiteContent["services"], texts: ListWords, background: string, city: string) {
  const { pageTitle, metadata } = base.page;
  return {
    ...base,
    sectionSubtitle: texts.subtitle,
    page: {
      backgroundImage: background,
      pageTitle,
      sectionTitle: texts.title,
      sectionSubtitle: texts.lead,
      metadata: describePage(metadata.openGraph.url, {
        title: `${pageTitle}: ${texts.title}`.slice(0, 70),
        description: texts.lead,
        keywords: [pageTitle.toLowerCase(), city],
      }),
    },
  };
}

const doctorParts = ({ folder, field, doctor, city, hours }: ClinicFacts) => ({
  doctorInfo: {
    ...bundled.doctorInfo,
    ...doctor,
    field,
    whatsapp: doctor.phone,
    facebookLink: "https://www.facebook.com/consultorio.ejemplo",
    instagramLink: "https://www.instagram.com/consultorio.ejemplo",
    googleMapsLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(doctor.address)}`,
    logoPath: `${folder}/logo.svg`,
    portraitPath: `${folder}/portrait.svg`,
    favicon: `${folder}/mark.svg`,
  },
  doctorWorkInfo: {
    ...bundled.doctorWorkInfo,
    ...hours,
    consultingLocality: city,
    consultingRegion: doctor.address.split(", ").at(-1) ?? "",
    consultingLatitude: "",
    consultingLongitude: "",
  },
  header: bundled.header,
  footer: { backgroundImage: `${folder}/pattern.svg`, logoFooter: "" },
});

function heroParts({ folder, slides, heroLayers }: ClinicFacts) {
  const [{ title, subtitle, description, image } = { title: "", subtitle: "", description: "", image: "" }] =
    slides;
  return {
    heroSection: {
      ...bundled.heroSection,
      mainImage: `${folder}/${image}.svg`,
      backgroundHeroImage: `${folder}/${heroLayers.background}.svg`,
      foregroundHeroImage: `${folder}/${heroLayers.foreground}.svg`,
      overlayOpacity: 0,
      subTitle: subtitle,
      title,
      description,
    },
    heroSlider: {
      slides: slides.map(
        (slide): Slide => ({
          ...slide,
          image: `${folder}/${slide.image}.svg`,
          alignment: "left",
          mobileOffset: 0,
        }),
      ),
    },
  };
}

const aboutParts = ({ folder, about, facts, documents, purposes, purposeText }: ClinicFacts) => ({
  aboutMe: {
    sectionTitle: "Acerca de mí",
    imagePath: "",
    backgroundImagePath: `${folder}/soft.svg`,
    title: about.title,
    description: about.paragraphs.join("\n\n"),
    yearsOfExperience: about.years,
  },
  experience: {
    sectionTitle: "En pocas palabras",
    sectionSubtitle: "Datos de ejemplo: escribe los tuyos.",
    itemFrame: false,
    entities: facts,
  },
  certifications: {
    sectionTitle: "Formación",
    entities: bundled.certifications.entities,
    documents: documents.map((name, index) => ({
      nameTitle: index === 0 ? "Título profesional" : "Especialidad",
      name: `${name} (documento de ejemplo)`,
      imagePath: `${folder}/${index === 0 ? "documento" : "especialidad"}.svg`,
      visible: true,
    })),
  },
  purpose: {
    sectionTitle: "Cómo trabajo",
    sectionSubtitle: "Lo que puedes esperar en cada visita",
    sectionText: purposeText,
    entities: purposes.map(({ title, description, image }) => ({
      title,
      description,
      imagePath: `${folder}/${image}.svg`,
      imageBackgroundPath: "",
    })),
  },
});

const invitations = ({ folder, invitation, visit }: ClinicFacts) => ({
  callToAction: { ...invitation, backgroundImage: `${folder}/pattern.svg` },
  callToActionIndividual: { backgroundImage: `${folder}/pattern.svg` },
  generalCallToAction: {
    title: visit.title,
    subtitle: visit.subtitle,
    text: visit.text,
    price1: "Consulta: {consultationPrice}",
    price2: visit.price2,
    description: "Precio de ejemplo. Puede variar según lo que necesites; pregúntanos antes de tu cita.",
    foregroundImage: `${folder}/${visit.image}.svg`,
    sectionBackground: `${folder}/soft.svg`,
  },
  testimonials: { ...bundled.testimonials, testimonialsImage: `${folder}/pattern.svg` },
});

const pages = ({ folder, doctor, city, slides, arrival, search }: ClinicFacts) => ({
  photosGallery: {
    sectionTitle: "Conoce el consultorio",
    images: ["recepcion", "sala", "espera"].map((name) => `${folder}/${name}.svg`),
  },
  multimedia: { ...bundled.multimedia, videoPoster: `${folder}/hero.svg` },
  contact: {
    ...bundled.contact,
    backgroundImage: `${folder}/soft.svg`,
    arrival: arrival.map((text) => `Dato de ejemplo: ${text}`),
    metadata: describePage("/contacto", {
      title: `Contacto y citas en ${city}`,
      description: `Agenda tu cita de ${doctor.specialtyShort.toLowerCase()} en ${city} por teléfono o WhatsApp. Consulta la dirección, el horario y las formas de pago.`,
      keywords: ["cita", doctor.specialtyShort.toLowerCase(), city],
    }),
  },
  home: {
    metadata: describePage("/", {
      title: `${doctor.specialtyShort} en ${city} (sitio de ejemplo)`,
      description: (slides[0]?.description ?? "").slice(0, 200),
      keywords: [doctor.specialtyShort.toLowerCase(), city],
    }),
  },
  search: {
    pageTitle: bundled.search.pageTitle,
    hint: search.hint,
    emergency: search.emergency,
    metadata: describePage("/buscar", {
      title: "Buscar en el sitio",
      description:
        "Busca con tus palabras lo que sientes o lo que te dijeron, y llega a la página que lo explica.",
      keywords: search.keywords,
    }),
  },
});

/** Drawings that each clinic has, with their descriptions. */
const places = {
  recepcion: "Dibujo de una recepción con mostrador, dos lámparas y el símbolo del consultorio",
  sala: "Dibujo de la sala de atención, con una camilla junto a la ventana",
  espera: "Dibujo de la sala de espera: tres asientos bajo dos ventanas y una planta",
  documento: "Documento de muestra en su marco, con la palabra EJEMPLO",
  especialidad: "Segundo documento de muestra en su marco, con la palabra EJEMPLO",
};

/** Drawings of the example team, with their descriptions. The name of each person stands below the portrait. */
const teamDrawings = {
  todos: "Dibujo de cinco personas de ejemplo sin rostro, juntas en una sala con dos ventanas",
  ...{ recepcion: "", enfermeria: "", asistente: "", anestesia: "", nutricion: "" },
};

const note = (path: string, alt: string): PictureNote => ({
  path,
  alt,
  decorative: alt === "",
  focusX: 50,
  focusY: 50,
});

const notes = ({ folder, shown }: ClinicFacts): PictureNote[] => [
  ...Object.entries({ ...shown, ...places, soft: "", pattern: "" }).map(([name, alt]) =>
    note(`${folder}/${name}.svg`, alt),
  ),
  ...Object.entries(teamDrawings).map(([name, alt]) =>
    note(`/imagenes/especialidades/equipo/${name}.svg`, alt),
  ),
];

/** Examples of insurers: no real one is named for a clinic that does not exist. */
const companies = [
  "Seguros Ejemplo Norte",
  "Seguros Ejemplo Centro",
  "Seguros Ejemplo Sur",
  "Salud de Ejemplo",
];

/**
 * The content of a fictitious clinic: its own facts, and the parts of the bundled site that are the same for every
 * specialty (menu, payments, privacy notice, buttons).
 */
export function exampleClinic(facts: ClinicFacts): SiteContent {
  const soft = `${facts.folder}/soft.svg`;
  return {
    ...doctorParts(facts),
    ...heroParts(facts),
    navMenu: bundled.navMenu,
    ...aboutParts(facts),
    services: list(bundled.services, facts.lists.services, soft, facts.city),
    symptoms: list(bundled.symptoms, facts.lists.symptoms, soft, facts.city),
    diseasesSection: list(bundled.diseasesSection, facts.lists.diseases, soft, facts.city),
    ...laterTexts(),
    consultationPrice: facts.price,
    ...invitations(facts),
    payments: bundled.payments,
    insurances: {
      ...bundled.insurances,
      companies: companies.map((name) => ({ name, logoPath: "", visible: true })),
    },
    ...furtherParts,
    doctoralia: bundled.doctoralia,
    ...pages(facts),
    visitSheet: bundled.visitSheet,
    privacy: bundled.privacy,
    buttons: bundled.buttons,
    pictures: notes(facts),
  };
}
