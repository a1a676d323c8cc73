import { laterRecords } from "../kinds/index.ts";
import { diseases } from "./diseases/index.ts";
import { guides } from "./guides/index.ts";
import { selectedSections } from "./selected-sections.ts";
import { services } from "./services/index.ts";
import { siteContent } from "./site-content.ts";
import { symptoms } from "./symptoms/index.ts";
import { testimonials } from "./testimonials.ts";

/** The site on first start, before the first edit. */
export const bundledSite = {
  siteContent,
  selectedSections,
  ...laterRecords,
  diseases,
  symptoms,
  services,
  guides,
  testimonials,
};
