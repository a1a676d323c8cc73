import type { SiteContent } from "#kinds/site-content.ts";

export const appointment: SiteContent["appointment"] = {
  sectionTitle: "Pide tu cita en un mensaje",
  sectionSubtitle: "Elige lo que quieras contarnos. Nosotros escribimos; tú lo revisas y lo envías.",
  reasons: [
    "várices o arañitas",
    "piernas hinchadas",
    "dolor al caminar",
    "una herida que no cierra",
    "una segunda opinión",
    "una revisión",
  ],
  note: "Aquí no se guarda nada: el mensaje sale de tu teléfono cuando tú lo envías. Si es una urgencia, no escribas: llama al 911.",
};
