import type { SectionType } from "../../packages/content/src/index.ts";
import type { VariantId } from "../../packages/ui/src/registry/catalog.ts";
import type { VariantName } from "./variant-path.ts";

type Reasons = Partial<Record<SectionType, string>>;

const noList = "este tipo no tiene una lista que crezca.";
const firstOfCollection =
  "este diseño muestra los primeros elementos, y el contenido normal ya llena esos lugares. Los demás están en la página con la lista completa.";

/** Why a design of a type may draw many items as it draws the normal content. */
const manyItems: Reasons = {
  Hero: "lo que crece son las diapositivas, y este diseño no las lleva.",
  AboutMe: "lo que crece son los títulos y certificados, y este diseño no los lleva.",
  CallToAction: noList,
  CallToActionIndividual: noList,
  GeneralCallToAction: "lo que crece son las formas de pago y las aseguradoras, y este diseño no las lleva.",
  Services: firstOfCollection,
  Symptoms: firstOfCollection,
  Diseases: firstOfCollection,
  Guides: firstOfCollection,
  Announcement: noList,
  Clinic: "este sitio tiene un solo consultorio: no hay lista que crezca.",
  Faq: "este diseño muestra las primeras seis preguntas, y el contenido normal ya las tiene.",
  Footer:
    "lo que crece es el menú del sitio, y este diseño no lo lleva; sus columnas muestran los primeros enlaces.",
  PhotosGallery: "la galería lleva seis fotos a lo más, y el contenido normal ya las tiene.",
};

const noPicture = "este diseño no lleva imágenes.";

const typesetLogo =
  "el logotipo del contenido normal ya está puesto en letras: no hay otra imagen que quitar.";

/** Why a design of a type may draw the content without pictures as it draws the normal content. */
const missingPictures: Reasons = {
  Hero: noPicture,
  Header: typesetLogo,
  NavMenu: noPicture,
  Certifications: noPicture,
  Experience: noPicture,
  Services: noPicture,
  Symptoms: noPicture,
  Guides: noPicture,
  Clinic: noPicture,
  Announcement: noPicture,
  ArticleTeasers: noPicture,
  Comparison: noPicture,
  Appointment: noPicture,
  Hospitals: noPicture,
  FirstVisit: noPicture,
  PriceList: noPicture,
  Faq: noPicture,
  Testimonials: "los pacientes del contenido normal no tienen retrato: ya se ven con sus iniciales.",
  GeneralCallToAction: noPicture,
  CallToActionIndividual: noPicture,
  Footer: typesetLogo,
  Insurance: "las aseguradoras del contenido normal no tienen logotipo: ya se ven sin él.",
};

const drawsNoMore: readonly VariantId[] = [
  "AnnouncementBand",
  "AnnouncementBanner",
  "AnnouncementCard",
  "AboutMeCard",
  "AboutMePortrait",
  "CallToActionIndividualBand",
  "CallToActionIndividualCard",
  "CallToActionIndividualInline",
  "CallToActionBand",
  "CallToActionCard",
  "CallToActionSplit",
  "ClinicColumns",
  "ClinicMap",
  "ClinicPhoto",
  "DiseasesAccordion",
  "DiseasesGridDark",
  "DiseasesGrid",
  "DiseasesMosaic",
  "FaqConversation",
  "FooterColumns",
  "FooterMap",
  "GeneralCallToActionFeature",
  "GeneralCallToActionPricing",
  "GeneralCallToActionUrgent",
  "GuidesCards",
  "GuidesIndex",
  "GuidesQuestions",
  "HeroPortrait",
  "HeroSplit",
  "HeroStatement",
  "PhotosGalleryCarousel",
  "PhotosGalleryFilmstrip",
  "PhotosGalleryGrid",
  "ServicesCarousel",
  "ServicesGrid",
  "ServicesList",
  "SymptomsCards",
];

const drawsNoPicture: readonly VariantId[] = [
  "AnnouncementBand",
  "AnnouncementCard",
  "AppointmentChat",
  "AppointmentSentence",
  "AppointmentWeek",
  "CallToActionIndividualInline",
  "CertificationsRecord",
  "ClinicColumns",
  "ArticleTeasersYears",
  "ComparisonCards",
  "ComparisonQuestions",
  "ComparisonTable",
  "ExperienceBand",
  "ExperienceCounters",
  "ExperienceTimeline",
  "FirstVisitChecklist",
  "FirstVisitSteps",
  "FaqAccordion",
  "FaqColumns",
  "FaqConversation",
  "FooterColumns",
  "FooterMap",
  "FooterMinimal",
  "GeneralCallToActionPricing",
  "GeneralCallToActionUrgent",
  "GuidesIndex",
  "GuidesQuestions",
  "HeaderCentered",
  "HeaderClassic",
  "HeaderCompact",
  "HeaderOverlay",
  "HeaderTopStrip",
  "HeroStatement",
  "HospitalsList",
  "InsuranceCarousel",
  "InsuranceFinder",
  "InsuranceWall",
  "NavMenuDropdown",
  "NavMenuUnderline",
  "PriceListCards",
  "PriceListMenu",
  "ServicesIndex",
  "SymptomsBodyMap",
  "TestimonialsCards",
  "TestimonialsWall",
];

/** A story that strains a design, and the designs that draw it as they draw the normal content. */
interface StressStory {
  reasons: Reasons;
  designs: readonly string[];
}

/** The stories that strain a design with more items or without pictures, by the export's name in words. */
export const stressStories: Record<string, StressStory> = {
  "Many Items": { reasons: manyItems, designs: drawsNoMore },
  "Missing Pictures": { reasons: missingPictures, designs: drawsNoPicture },
};

/** Why a story is the same as the default one of a design; null if it is not. */
export function whyNotApplicable(story: string, { type, variant }: VariantName): string | null {
  const { reasons, designs } = stressStories[story] ?? {};
  return designs?.includes(variant) ? (reasons?.[type] ?? "") : null;
}
