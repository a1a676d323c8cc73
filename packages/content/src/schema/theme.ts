import type { z } from "zod";
import { choice, color, group } from "./fields.ts";
import { themeNames } from "./theme-names.ts";

/** The colours, the type and the shapes of the site. Absent values are those of the preset. */
export const themeSchema = group(
  "Marca",
  {
    preset: choice(
      "Estilo",
      ["flow", "night", "blueprint", "garden", "breeze", "gazette", "clay", "court"],
      themeNames,
    ),
    brand: color("Color propio", {
      help: "El color del logotipo, los botones y los enlaces; un rojo, sólo el del logotipo; vacío es el del estilo",
    }).optional(),
    fonts: choice("Letras", ["fraunces", "bricolage", "serif", "archivo", "nunito"], {
      fraunces: "Fraunces y Figtree",
      bricolage: "Bricolage y Figtree",
      serif: "Source Serif y Source Sans",
      archivo: "Archivo y Source Sans",
      nunito: "Nunito y Figtree",
    }).optional(),
    radius: choice("Esquinas", ["sharp", "soft", "round"], {
      sharp: "Rectas",
      soft: "Suaves",
      round: "Redondas",
    }).optional(),
    density: choice("Espacio", ["roomy", "compact"], {
      roomy: "Amplio",
      compact: "Compacto",
    }).optional(),
    ornament: choice("Adorno", ["vessel", "none", "rule", "double", "wave", "dots"], {
      vessel: "La línea del vaso",
      none: "Ninguno",
      rule: "Barra",
      double: "Doble filete",
      wave: "Onda",
      dots: "Puntos",
    }).optional(),
  },
  "Colores, letras y formas de todo el sitio",
);
export type Theme = z.infer<typeof themeSchema>;
export type ThemeId = Theme["preset"];
