import type { SiteContent } from "#kinds/site-content.ts";

/** Drawings, and named as such: the owner replaces them by pictures of patients who agreed to it in writing. */
const permission = "Ilustración de ejemplo: no es una persona ni un resultado real.";

export const beforeAfter: SiteContent["beforeAfter"] = {
  sectionTitle: "Antes y después",
  sectionSubtitle:
    "Cómo se veía antes de tratarse y cómo se ve después, con la misma luz y la misma postura.",
  pairs: [
    {
      title: "Ejemplo: várices de la pantorrilla",
      consent: true,
      permission,
      beforePath: "/imagenes/varices-home",
      afterPath: "/imagenes/varices-tratadas",
      elapsed: "6 meses después",
      treatment: "Láser dentro de la vena, con anestesia local.",
      note: "Quedan venas delgadas: se ven, y no siempre hace falta tratarlas.",
    },
    {
      title: "Ejemplo: hinchazón de una pierna",
      consent: true,
      permission,
      beforePath: "/imagenes/edema-unilateral-home",
      afterPath: "/imagenes/edema-tratado",
      elapsed: "3 meses después",
      treatment: "Vendaje de compresión y después una media a la medida.",
      note: "La media se sigue usando.",
    },
  ],
  disclaimer: "",
};
