import { routePath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";

/** An item page like the others: the first disease of the bundled content. */
export const itemPage = routePath({ page: "disease", id: bundledSite.diseases[0]?.id ?? "" });

/** The pages that represent all others. */
export const samplePages = [
  { name: "home page", path: routePath({ page: "home" }) },
  { name: "item page", path: itemPage },
  { name: "contact", path: routePath({ page: "contact" }) },
] as const;
