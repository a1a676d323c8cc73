import { type SectionType, type SelectedSections, sectionTypes } from "../schema/selected-sections.ts";

/** The variant of a section type without the type's name: `Slider` for `HeroSlider`. */
type Endings = Record<SectionType, string>;

/** Types that are not part of the home page's order. */
const everywhere: readonly SectionType[] = ["Header", "NavMenu", "CallToActionIndividual", "Footer"];

/**
 * A selection from the variants' endings and the order of the home page. Home sections that the order leaves out are
 * not shown.
 */
function selection(endings: Endings, order: readonly SectionType[]): SelectedSections {
  const selected: SelectedSections = {};
  for (const type of sectionTypes) {
    const component = `${type}${endings[type]}`;
    const place = order.indexOf(type);
    selected[type] = everywhere.includes(type)
      ? { component, display: true }
      : { component, display: place >= 0, order: place < 0 ? 1000 : (place + 1) * 10 };
  }
  return selected;
}

/** Portrait first, warm cards, the vessel as a line through life. */
export const serene = selection(
  {
    Header: "TopStrip",
    NavMenu: "Dropdown",
    Hero: "Portrait",
    Certifications: "Cards",
    AboutMe: "Portrait",
    Experience: "Timeline",
    Purpose: "Cards",
    CallToAction: "Band",
    Services: "Carousel",
    Symptoms: "BodyMap",
    Diseases: "Grid",
    Guides: "Cards",
    Testimonials: "Cards",
    PhotosGallery: "Carousel",
    PaymentMethods: "Steps",
    Insurance: "Carousel",
    FirstVisit: "Steps",
    PriceList: "Menu",
    Faq: "Columns",
    Clinic: "Photo",
    GeneralCallToAction: "Feature",
    CallToActionIndividual: "Band",
    Footer: "Columns",
  },
  [
    "Hero",
    "AboutMe",
    "Symptoms",
    "Diseases",
    "Experience",
    "Services",
    "Guides",
    "GeneralCallToAction",
    "Purpose",
    "Certifications",
    "Testimonials",
    "PhotosGallery",
    "PaymentMethods",
    "Insurance",
    "Faq",
    "CallToAction",
  ],
);

/** Full pictures on dark ground; urgent help close to the top. */
export const nocturnal = selection(
  {
    Header: "Overlay",
    NavMenu: "Panel",
    Hero: "Slider",
    Certifications: "Wall",
    AboutMe: "Card",
    Experience: "Band",
    Purpose: "Tiles",
    CallToAction: "Card",
    Services: "Grid",
    Symptoms: "Cards",
    Diseases: "Mosaic",
    Guides: "Index",
    Testimonials: "Quote",
    PhotosGallery: "Filmstrip",
    PaymentMethods: "Icons",
    Insurance: "Finder",
    FirstVisit: "Checklist",
    PriceList: "Cards",
    Faq: "Accordion",
    Clinic: "Map",
    GeneralCallToAction: "Urgent",
    CallToActionIndividual: "Card",
    Footer: "Dark",
  },
  [
    "Hero",
    "GeneralCallToAction",
    "Diseases",
    "Services",
    "Guides",
    "Experience",
    "AboutMe",
    "Symptoms",
    "Certifications",
    "Testimonials",
    "PhotosGallery",
    "Purpose",
    "Insurance",
    "Faq",
    "PaymentMethods",
    "CallToAction",
  ],
);

/** A magazine: one great sentence, text in columns, few pictures. */
export const gazette = selection(
  {
    Header: "Centered",
    NavMenu: "Underline",
    Hero: "Statement",
    Certifications: "List",
    AboutMe: "Story",
    Experience: "Counters",
    Purpose: "Split",
    CallToAction: "Split",
    Services: "Index",
    Symptoms: "List",
    Diseases: "Accordion",
    Guides: "Questions",
    Testimonials: "Wall",
    PhotosGallery: "Grid",
    PaymentMethods: "Table",
    Insurance: "Wall",
    FirstVisit: "Checklist",
    PriceList: "Menu",
    Faq: "Columns",
    Clinic: "Columns",
    GeneralCallToAction: "Pricing",
    CallToActionIndividual: "Inline",
    Footer: "Minimal",
  },
  [
    "Hero",
    "AboutMe",
    "Services",
    "Guides",
    "Diseases",
    "Certifications",
    "Testimonials",
    "Symptoms",
    "Purpose",
    "GeneralCallToAction",
    "PhotosGallery",
    "PaymentMethods",
    "Insurance",
    "Faq",
    "CallToAction",
  ],
);

/** Text beside a picture throughout, wide margins, a mosaic that the pictures carry. */
export const botanical = selection(
  {
    Header: "Classic",
    NavMenu: "Underline",
    Hero: "Split",
    Certifications: "Cards",
    AboutMe: "Card",
    Experience: "Band",
    Purpose: "Split",
    CallToAction: "Split",
    Services: "List",
    Symptoms: "Cards",
    Diseases: "Mosaic",
    Guides: "Cards",
    Testimonials: "Quote",
    PhotosGallery: "Carousel",
    PaymentMethods: "Icons",
    Insurance: "Wall",
    FirstVisit: "Steps",
    PriceList: "Menu",
    Faq: "Accordion",
    Clinic: "Photo",
    GeneralCallToAction: "Feature",
    CallToActionIndividual: "Inline",
    Footer: "Map",
  },
  [
    "Hero",
    "Symptoms",
    "AboutMe",
    "Services",
    "Guides",
    "Diseases",
    "Purpose",
    "Testimonials",
    "GeneralCallToAction",
    "Certifications",
    "PhotosGallery",
    "PaymentMethods",
    "CallToAction",
  ],
);

/** Big cheerful pictures, cards in rows, prices before the end. */
export const cheerful = selection(
  {
    Header: "Classic",
    NavMenu: "Panel",
    Hero: "Slider",
    Certifications: "List",
    AboutMe: "Portrait",
    Experience: "Counters",
    Purpose: "Tiles",
    CallToAction: "Card",
    Services: "Grid",
    Symptoms: "List",
    Diseases: "Grid",
    Guides: "Questions",
    Testimonials: "Cards",
    PhotosGallery: "Carousel",
    PaymentMethods: "Steps",
    Insurance: "Wall",
    FirstVisit: "Checklist",
    PriceList: "Cards",
    Faq: "Conversation",
    Clinic: "Map",
    GeneralCallToAction: "Pricing",
    CallToActionIndividual: "Card",
    Footer: "Columns",
  },
  [
    "Hero",
    "Services",
    "Guides",
    "Purpose",
    "GeneralCallToAction",
    "AboutMe",
    "Experience",
    "Symptoms",
    "Diseases",
    "Testimonials",
    "PhotosGallery",
    "Insurance",
    "Faq",
    "PaymentMethods",
    "CallToAction",
  ],
);

/** A figure in front, short texts, strong bands. */
export const athletic = selection(
  {
    Header: "Compact",
    NavMenu: "Dropdown",
    Hero: "Portrait",
    Certifications: "List",
    AboutMe: "Story",
    Experience: "Band",
    Purpose: "Split",
    CallToAction: "Band",
    Services: "Index",
    Symptoms: "Cards",
    Diseases: "GridDark",
    Guides: "Index",
    Testimonials: "Wall",
    PhotosGallery: "Filmstrip",
    PaymentMethods: "Table",
    Insurance: "Carousel",
    FirstVisit: "Steps",
    PriceList: "Menu",
    Faq: "Accordion",
    Clinic: "Columns",
    GeneralCallToAction: "Feature",
    CallToActionIndividual: "Band",
    Footer: "Map",
  },
  [
    "Hero",
    "Experience",
    "Diseases",
    "Purpose",
    "Services",
    "Guides",
    "GeneralCallToAction",
    "Symptoms",
    "Testimonials",
    "AboutMe",
    "Certifications",
    "PaymentMethods",
    "CallToAction",
  ],
);
