import type { SiteContent } from "#kinds/site-content.ts";

export const homeAnnouncement: SiteContent["homeAnnouncement"] = {
  title: "Jornada de revisión de piernas",
  text: "Ejemplo de aviso: medimos la presión de tu tobillo y de tu brazo en pocos minutos. Trae la lista de tus medicinas.",
  when: "16 de enero, por la mañana",
  linkText: "Cómo llegar",
  link: "/contacto",
  imagePath: "/imagenes/gallery-3",
  from: "",
  until: "",
};
