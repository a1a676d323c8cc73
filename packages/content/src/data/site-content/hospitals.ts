import type { SiteContent } from "#kinds/site-content.ts";

const unknown = { logoPath: "", link: "", visible: true };

/** Examples, and named as such. */
export const hospitals: SiteContent["hospitals"] = {
  sectionTitle: "Dónde operamos",
  sectionSubtitle:
    "La consulta es en el consultorio. Para lo que necesita quirófano vamos a estos hospitales.",
  hospitals: [
    {
      name: "Hospital de Ejemplo Norte",
      activities: ["Urgencias", "Cirugía de arterias y venas", "Hospitalización"],
      place: "Zona norte de la ciudad",
      ...unknown,
    },
    {
      name: "Clínica de Ejemplo Sur",
      activities: ["Cirugía de várices sin quedarte a dormir", "Estudios con ultrasonido"],
      place: "Zona sur de la ciudad",
      ...unknown,
    },
  ],
  societiesTitle: "Sociedades médicas",
  societies: [
    { name: "Sociedad de Ejemplo de Angiología", role: "Miembro titular", ...unknown },
    { name: "Consejo de Ejemplo de Cirugía Vascular", role: "Miembro", ...unknown },
  ],
};
