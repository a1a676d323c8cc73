import { mapTexts, type Route, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";

/**
 * Sites that put every section under a different strain. A section's fixtures are what its contract selects
 * from each: so they are right by construction, and new fields reach them by themselves.
 */
export const fixtureNames = ["default", "minimal", "long", "missingPictures", "many"] as const;
export type FixtureName = (typeof fixtureNames)[number];

const longTail = " para personas con padecimientos crónicos de la circulación y sus acompañantes";
const readableKeys =
  /^(title|sectionTitle|sectionSubtitle|subtitle|subTitle|name|label|description|shortDescription|shortTestimonial|text|summary|note|ctaText|question|answer|treatment|elapsed|reasons|role|ask|caption|transcript)$/;

const isPicture = (text: string) => text.startsWith("/imagenes/") || text.startsWith("/media/");

const firstOnly = <T>(items: readonly T[]): T[] => items.slice(0, 1);
const doubled = <T>(items: readonly T[]): T[] => [...items, ...items];

function minimalSite(site: Site): Site {
  const { siteContent } = site;
  const bare = mapTexts(siteContent, (text, key) =>
    /^(sectionSubtitle|subtitle|subTitle|sectionDescription|additionalInfo|note)$/.test(key) ? "" : text,
  );
  return {
    ...site,
    diseases: firstOnly(site.diseases),
    symptoms: firstOnly(site.symptoms),
    services: firstOnly(site.services),
    guides: firstOnly(site.guides),
    testimonials: firstOnly(site.testimonials),
    siteContent: {
      ...bare,
      doctorInfo: { ...bare.doctorInfo, facebookLink: "", instagramLink: "", urgenciesPhone: "" },
      heroSlider: { slides: firstOnly(bare.heroSlider.slides) },
      certifications: {
        ...bare.certifications,
        documents: firstOnly(bare.certifications.documents),
        entities: [],
      },
      experience: { ...bare.experience, entities: firstOnly(bare.experience.entities) },
      purpose: { ...bare.purpose, entities: firstOnly(bare.purpose.entities) },
      photosGallery: { ...bare.photosGallery, images: firstOnly(bare.photosGallery.images) },
      payments: { ...bare.payments, sectionTitle: "", methods: firstOnly(bare.payments.methods) },
      insurances: { ...bare.insurances, companies: firstOnly(bare.insurances.companies) },
      homeAnnouncement: { ...bare.homeAnnouncement, text: "", when: "", link: "", imagePath: "" },
      articleTeasers: {
        ...bare.articleTeasers,
        articles: firstOnly(bare.articleTeasers.articles),
        linkText: "",
      },
      comparison: {
        ...bare.comparison,
        treatments: bare.comparison.treatments.slice(0, 2),
        questions: firstOnly(bare.comparison.questions),
        priceQuestion: "",
      },
      beforeAfter: { ...bare.beforeAfter, pairs: firstOnly(bare.beforeAfter.pairs) },
      appointment: { ...bare.appointment, reasons: [], note: "" },
      team: {
        ...bare.team,
        people: firstOnly(bare.team.people).map((person) => ({
          ...person,
          text: "",
          ask: "",
          languages: "",
        })),
      },
      hospitals: {
        ...bare.hospitals,
        hospitals: firstOnly(bare.hospitals.hospitals).map((one) => ({ ...one, activities: [], place: "" })),
        societies: [],
      },
      videoTestimonials: {
        ...bare.videoTestimonials,
        videos: firstOnly(bare.videoTestimonials.videos),
      },
      firstVisit: { ...bare.firstVisit, bring: [], steps: firstOnly(bare.firstVisit.steps), linkText: "" },
      priceList: { ...bare.priceList, rows: firstOnly(bare.priceList.rows) },
      faq: { ...bare.faq, questions: firstOnly(bare.faq.questions), linkText: "" },
    },
  };
}

const longSite = (site: Site): Site =>
  mapTexts(site, (text, key) =>
    readableKeys.test(key) && text !== "" && !isPicture(text) ? text + longTail : text,
  );

/** A picture that the library does not have. */
const missing = "/imagenes/ausente";

/** No picture anywhere, except where a section is made of pictures: it shows placeholders for missing ones. */
function pictureless(site: Site): Site {
  const bare = mapTexts(site, (text) => (isPicture(text) ? "" : text));
  const gone = site.siteContent.photosGallery.images.map(() => missing);
  const pairs = bare.siteContent.beforeAfter.pairs.map((pair) => ({
    ...pair,
    beforePath: missing,
    afterPath: missing,
  }));
  return {
    ...bare,
    siteContent: {
      ...bare.siteContent,
      photosGallery: { ...bare.siteContent.photosGallery, images: gone },
      beforeAfter: { ...bare.siteContent.beforeAfter, pairs },
    },
  };
}

/** Twice the records, each with an address of its own. */
const doubledRecords = <T extends { id: string }>(records: readonly T[]): T[] => [
  ...records,
  ...records.map((record) => ({ ...record, id: `${record.id}-2` })),
];

/** A menu as long as clinics make it: three entries more than the usual five. */
const longMenu: Site["siteContent"]["navMenu"] = [
  ...bundledSite.siteContent.navMenu,
  { label: "SEGUROS MÉDICOS", path: "/#seguros" },
  { label: "FORMAS DE PAGO", path: "/#pagos" },
  { label: "TESTIMONIOS", path: "/#testimonios" },
];

function manySite(site: Site): Site {
  const { siteContent } = site;
  return {
    ...site,
    diseases: doubledRecords(site.diseases),
    symptoms: doubledRecords(site.symptoms),
    services: doubledRecords(site.services),
    guides: doubledRecords(site.guides),
    testimonials: doubled(site.testimonials),
    siteContent: {
      ...siteContent,
      navMenu: longMenu,
      certifications: {
        ...siteContent.certifications,
        documents: doubled(siteContent.certifications.documents),
        entities: doubled(siteContent.certifications.entities),
      },
      heroSlider: { slides: doubled(siteContent.heroSlider.slides) },
      experience: { ...siteContent.experience, entities: doubled(siteContent.experience.entities) },
      purpose: { ...siteContent.purpose, entities: doubled(siteContent.purpose.entities) },
      payments: {
        ...siteContent.payments,
        methods: siteContent.payments.methods.map((method) => ({ ...method, visible: true })),
      },
      insurances: { ...siteContent.insurances, companies: doubled(siteContent.insurances.companies) },
      articleTeasers: {
        ...siteContent.articleTeasers,
        articles: doubled(siteContent.articleTeasers.articles),
      },
      comparison: {
        ...siteContent.comparison,
        treatments: [
          ...siteContent.comparison.treatments,
          { name: "Radiofrecuencia", link: "", priceName: "" },
        ],
        questions: doubled(siteContent.comparison.questions),
      },
      beforeAfter: { ...siteContent.beforeAfter, pairs: doubled(siteContent.beforeAfter.pairs) },
      appointment: { ...siteContent.appointment, reasons: doubled(siteContent.appointment.reasons) },
      team: { ...siteContent.team, people: doubled(siteContent.team.people) },
      hospitals: {
        ...siteContent.hospitals,
        hospitals: doubled(siteContent.hospitals.hospitals),
        societies: doubled(siteContent.hospitals.societies),
      },
      videoTestimonials: {
        ...siteContent.videoTestimonials,
        videos: doubled(siteContent.videoTestimonials.videos),
      },
      firstVisit: {
        ...siteContent.firstVisit,
        bring: doubled(siteContent.firstVisit.bring),
        steps: doubled(siteContent.firstVisit.steps),
      },
      priceList: { ...siteContent.priceList, rows: doubled(siteContent.priceList.rows) },
      faq: { ...siteContent.faq, questions: doubled(siteContent.faq.questions) },
    },
  };
}

export const fixtureSites: Record<FixtureName, Site> = {
  default: bundledSite,
  minimal: minimalSite(bundledSite),
  long: longSite(bundledSite),
  missingPictures: pictureless(bundledSite),
  many: manySite(bundledSite),
};

/** The page on which a section type is seen: its own, or home. */
export const fixtureRoute: Route = { page: "home" };
export const itemFixtureRoute: Route = { page: "disease", id: bundledSite.diseases[0]?.id ?? "" };
