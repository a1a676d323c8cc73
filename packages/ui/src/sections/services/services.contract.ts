import { visible } from "@consultorio/content";
import type { CollectionContent } from "../collection/collection.props.ts";
import { selectCollection } from "../collection/collection-items.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import { servicesVariants } from "./services.variants.ts";

export const services = defineSection(servicesVariants, {
  select: (site): CollectionContent | null => selectCollection(site, "services"),
  fit: {
    ServicesCarousel: ({ services: all }) => few("servicios", 3, visible(all)),
    ServicesList: ({ services: all }) => few("servicios", 3, visible(all)),
    ServicesGrid: ({ services: all }) => few("servicios", 3, visible(all)),
  },
});
