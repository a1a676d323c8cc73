import type { SiteContent } from "#schema/site-content.ts";
import { describePage } from "../describe-page.ts";

/** The words around the guides, of no specialty: a site that was stored before there were guides gets them too. */
export const guidesPage: SiteContent["guides"] = {
  sectionTitle: "Guías para pacientes",
  sectionSubtitle: "Antes, después y en casa. Cada una cabe en una hoja.",
  linkText: "Leer la guía",
  buttonText: "Ver todas las guías",
  page: {
    backgroundImage: "/imagenes/banner-servicios",
    pageTitle: "Guías",
    sectionTitle: "Para prepararte y cuidarte",
    sectionSubtitle:
      "Cada guía cabe en una hoja: léela con calma, imprímela y llévala a tu cita. No sustituye una consulta.",
    metadata: describePage("/guias", {
      title: "Guías para pacientes: antes, después y en casa",
      description:
        "Guías claras para preparar tu consulta, cuidarte antes y después de un procedimiento y saber qué señales no deben esperar. Listas para imprimir.",
      keywords: ["guías para pacientes", "cuidados en casa", "antes y después", "preguntas frecuentes"],
    }),
  },
  individualPage: {
    contactButton: { title: "¿Te quedó alguna duda?", text: "Agendar una cita" },
    returnButton: { text: "Volver a las guías" },
  },
};
