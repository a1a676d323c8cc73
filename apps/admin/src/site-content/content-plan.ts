import { type SiteContent, siteContentSchema } from "@consultorio/content";
import { type FieldShape, fieldShape, type GroupShape } from "../form/field-shape.ts";
import { strings } from "../strings.ts";

type Part =
  | "doctorInfo"
  | "doctorWorkInfo"
  | "experience"
  | "certifications"
  | "heroSection"
  | "heroSlider"
  | "aboutMe";

/** Fields that stand together under one heading. */
interface Block {
  title: string;
  text?: string;
  part: Part;
  /** Keys of the part's fields; left out, all of them. */
  fields?: readonly string[];
}

interface TabPlan {
  id: string;
  label: string;
  blocks: Block[];
}

const plans: TabPlan[] = [
  {
    id: "doctor",
    label: "Información del Doctor",
    blocks: [
      {
        part: "doctorInfo",
        title: "Quién atiende",
        text: "El nombre y la especialidad aparecen en todo el sitio.",
        fields: ["name", "specialty", "specialtyShort", "specialist", "address", "email", "websiteUrl"],
      },
      {
        part: "doctorInfo",
        title: "Teléfonos y WhatsApp",
        text: "Los botones de llamada y de mensaje usan estos números.",
        fields: ["phone", "phoneDisplay", "whatsapp", "urgenciesPhone", "urgenciesPhoneDisplay"],
      },
      {
        part: "doctorInfo",
        title: "Cédulas",
        text: "Se leen en el aviso legal de cada página.",
        fields: ["cedProf", "cedEsp"],
      },
      {
        part: "doctorInfo",
        title: "Redes y mapa",
        text: "Lo que dejes vacío no se muestra.",
        fields: [
          "facebookLink",
          "instagramLink",
          "linkedinLink",
          "xLink",
          "twitterLink",
          "youtubeLink",
          "tiktokLink",
          "googleMapsLink",
          "googleMapsEmbedLink",
          "doctoraliaLink",
          "doctoraliaReviewsLink",
          "nimboLink",
        ],
      },
      { part: "doctorInfo", title: "Logotipo e icono", fields: ["logoPath", "logoHeight", "favicon"] },
    ],
  },
  {
    id: "laboral",
    label: "Información Laboral",
    blocks: [
      { part: "doctorWorkInfo", title: "Aviso de publicidad", fields: ["avisoCofepris"] },
      {
        part: "doctorWorkInfo",
        title: "Consultorio",
        fields: ["consultingHeader", "consultingAddress"],
      },
      {
        part: "doctorWorkInfo",
        title: "Horario del consultorio",
        text: "De aquí sale también si está abierto ahora.",
        fields: [
          "consultingHoursDaysHeader",
          "consultingHoursDays1",
          "consultingHours1",
          "consultingHoursDays2",
          "consultingHours2",
        ],
      },
      {
        part: "doctorWorkInfo",
        title: "Teléfonos del consultorio",
        fields: [
          "phonesHeader",
          "schedulePhoneHeader",
          "schedulePhone",
          "urgenciesPhoneHeader",
          "urgenciesPhone",
        ],
      },
      {
        part: "doctorWorkInfo",
        title: "Hospital",
        text: "Si no atiendes en un hospital, déjalo vacío.",
        fields: [
          "hospitalHeader",
          "hospitalAddress",
          "hospitalHoursDaysHeader",
          "hospitalHoursDays1",
          "hospitalHours1",
          "hospitalHoursDays2",
          "hospitalHours2",
          "hospitalPhonesHeader",
          "hospitalSchedulePhone",
          "hospitalUrgenciesPhone",
        ],
      },
    ],
  },
  {
    id: "experiencia",
    label: "Experiencia",
    blocks: [{ part: "experience", title: "Experiencia", text: "Datos que puedas comprobar." }],
  },
  {
    id: "certificaciones",
    label: "Certificaciones",
    blocks: [
      { part: "certifications", title: "Certificaciones", text: "Sólo se muestra lo que esté visible." },
    ],
  },
  {
    id: "hero",
    label: "Sección Hero",
    blocks: [
      {
        part: "heroSection",
        title: "Textos de portada",
        text: "Lo primero que se lee al llegar.",
        fields: ["title", "subTitle", "description"],
      },
      {
        part: "heroSection",
        title: "Imágenes y medidas",
        fields: [
          "mainImage",
          "backgroundHeroImage",
          "backgroundHeroImageHeight",
          "foregroundHeroImage",
          "foregroundHeroImageHeight",
          "heroSectionHeight",
          "logoHeight",
          "overlayColor",
          "overlayOpacity",
        ],
      },
      { part: "heroSlider", title: "Carrusel de portada", text: "Para el diseño de portada con carrusel." },
    ],
  },
  { id: "acerca", label: "Acerca de mí", blocks: [{ part: "aboutMe", title: "Acerca de mí" }] },
];

/** A block as the form draws it: its fields by key. `path` is the part's place in the document. */
export interface ContentBlock {
  title: string;
  text: string | undefined;
  path: keyof SiteContent;
  fields: [string, FieldShape][];
}

export interface ContentTab {
  id: string;
  label: string;
  blocks: ContentBlock[];
}

/** The six tabs. A field that no block names comes last in its part's tab: none is ever out of reach. */
export const contentTabs: ContentTab[] = plans.map(({ id, label, blocks }) => ({
  id,
  label,
  blocks: [...blocks.map(drawnBlock), ...restBlocks(blocks)],
}));

function partShape(part: Part): GroupShape {
  const shape = fieldShape(siteContentSchema.shape[part], part);
  if (shape.kind !== "group") throw new Error(`${part}: the form needs a group of fields.`);
  return shape;
}

function drawnBlock({ title, text, part, fields }: Block): ContentBlock {
  const shape = partShape(part);
  const keys = fields ?? Object.keys(shape.fields);
  const drawn = keys.map((key): [string, FieldShape] => {
    const field = shape.fields[key];
    if (!field) throw new Error(`${part}: there is no field "${key}". Correct the plan of the tabs.`);
    return [key, field];
  });
  return { title, text, path: part, fields: drawn };
}

function restBlocks(blocks: Block[]): ContentBlock[] {
  return [...new Set(blocks.map(({ part }) => part))].flatMap((part) => {
    const own = blocks.filter((block) => block.part === part);
    if (own.some(({ fields }) => fields === undefined)) return [];
    const named = own.flatMap(({ fields = [] }) => fields);
    const rest = Object.entries(partShape(part).fields).filter(([key]) => !named.includes(key));
    return rest.length === 0
      ? []
      : [{ title: strings.siteContent.rest, text: undefined, path: part, fields: rest }];
  });
}

/** The tab that draws a path of the document, or null for what the tabs do not reach. */
export const tabOf = (path: string): ContentTab | null =>
  contentTabs.find(({ blocks }) => blocks.some((block) => path.split(".")[0] === block.path)) ?? null;
