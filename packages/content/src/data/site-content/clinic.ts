import type { SiteContent } from "#kinds/site-content.ts";

export const clinic: SiteContent["clinic"] = {
  sectionTitle: "Dónde estamos y cuándo abrimos",
  sectionSubtitle: "Si caminas con dolor, dinos al llegar: te abrimos la puerta más cercana.",
  imagePath: "/imagenes/banner-contacto",
};
