import type { z } from "zod";
import { group, link, text, textList } from "./fields.ts";

/** The texts of a page for search engines and shared links. */
export const metadataSchema = group("Buscadores y enlaces compartidos", {
  title: text("Título para buscadores", {
    max: 70,
    required: true,
    help: "Hasta 60 caracteres se ven completos.",
  }),
  description: text("Descripción para buscadores", {
    max: 200,
    required: true,
    help: "Entre 120 y 160 caracteres se ven completos.",
    control: "multiline",
  }),
  keywords: textList("Palabras clave"),
  openGraph: group("Al compartir", {
    title: text("Título al compartir", { max: 100 }),
    description: text("Descripción al compartir", { max: 250 }),
    url: link("Dirección al compartir", { help: "La dirección de la página, por ejemplo /servicios" }),
  }),
  alternates: group("Dirección preferida", {
    canonical: link("Dirección para buscadores", { help: "La que deben mostrar, por ejemplo /servicios" }),
  }),
}).meta({ label: "Buscadores y enlaces compartidos", control: "metadata" });
export type Metadata = z.infer<typeof metadataSchema>;
