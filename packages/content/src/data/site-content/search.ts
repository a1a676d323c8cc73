import type { SiteContent } from "#kinds/site-content.ts";
import { describePage } from "#schema/describe-page.ts";

export const search: SiteContent["search"] = {
  pageTitle: "Buscar en el sitio",
  metadata: describePage("/buscar", {
    title: "Buscar síntomas, enfermedades y servicios",
    description:
      "Busca con tus palabras lo que sientes o lo que te dijeron, y llega a la página del síntoma, la enfermedad o el servicio que lo explica.",
    keywords: ["buscar síntomas", "problemas de circulación", "várices", "dolor de piernas"],
  }),
};
