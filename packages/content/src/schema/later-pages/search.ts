import type { z } from "zod";
import { describePage } from "../describe-page.ts";
import type { searchPageSchema } from "../office-parts.ts";

export const search: z.infer<typeof searchPageSchema> = {
  pageTitle: "Buscar en el sitio",
  metadata: describePage("/buscar", {
    title: "Buscar síntomas, enfermedades y servicios",
    description:
      "Busca con tus palabras lo que sientes o lo que te dijeron, y llega a la página del síntoma, la enfermedad o el servicio que lo explica.",
    keywords: ["buscar síntomas", "problemas de circulación", "várices", "dolor de piernas"],
  }),
};
