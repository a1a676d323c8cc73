import { imageRef } from "@consultorio/content";
import { few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { BeforeAfterContent } from "./before-after.props.ts";

type Stored = Parameters<typeof imageRef>[0]["beforeAfter"]["pairs"][number];

const isShown = ({ consent, beforePath, afterPath }: Stored): boolean =>
  consent && beforePath !== "" && afterPath !== "";

export const beforeAfter = defineSection({
  label: "Antes y después",
  select: ({ siteContent }): BeforeAfterContent | null => {
    const { sectionTitle, sectionSubtitle, disclaimer, pairs } = siteContent.beforeAfter;
    const shown = pairs.filter(isShown).flatMap(({ beforePath, afterPath, ...texts }) => {
      const before = imageRef(siteContent, beforePath);
      const after = imageRef(siteContent, afterPath);
      return before && after ? [{ ...texts, before, after }] : [];
    });
    return shown.length === 0 ? null : { sectionTitle, sectionSubtitle, disclaimer, pairs: shown };
  },
  variants: {
    BeforeAfterSlider: {
      label: "Cortina que se mueve",
      description:
        "Las dos imágenes una sobre otra, con una línea vertical y un botón redondo que se arrastra para descubrir el después. Elígela si las dos fotos tienen el mismo encuadre.",
      fit: ({ siteContent }) => many("pares con permiso", 4, siteContent.beforeAfter.pairs.filter(isShown)),
    },
    BeforeAfterPairs: {
      label: "Pares en tarjetas",
      description:
        "Tarjetas, en dos columnas si la pantalla es ancha; en cada una, las dos imágenes lado a lado con su rótulo debajo, y luego el texto. Elígela si tienes varios casos y quieres que se comparen de un vistazo.",
      fit: ({ siteContent }) => few("pares con permiso", 2, siteContent.beforeAfter.pairs.filter(isShown)),
    },
    BeforeAfterCases: {
      label: "Casos contados",
      description:
        "Un caso debajo de otro: primero el texto y luego las dos imágenes grandes, unidas por una línea que dice cuánto tiempo pasó. Elígela si la historia de cada caso importa tanto como la foto.",
      fit: ({ siteContent }) => many("pares con permiso", 4, siteContent.beforeAfter.pairs.filter(isShown)),
    },
  },
});
