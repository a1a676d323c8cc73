import type { SiteContent } from "#kinds/site-content.ts";

export const articleTeasers: SiteContent["articleTeasers"] = {
  sectionTitle: "Lo que hemos escrito y platicado",
  sectionSubtitle: "Artículos, entrevistas y noticias. Los de esta lista son de ejemplo.",
  articles: [
    {
      title: "Tu primera consulta, paso a paso",
      summary: "Qué traer, qué va a pasar y qué te llevas al salir.",
      source: "Boletín de ejemplo",
      date: "2026-09-14",
      link: "/guias/tu-primera-consulta",
      imagePath: "/imagenes/gallery-2",
    },
    {
      title: "Várices: cuándo molestan y cuándo avisan",
      summary: "Las señales que conviene revisar, y las que no esperan a la cita.",
      source: "Radio de Ejemplo",
      date: "2026-06-02",
      link: "",
      imagePath: "/imagenes/gallery-3",
    },
    {
      title: "Caminar también es tratamiento",
      summary: "Por qué ayuda caminar seguido cuando a las piernas les llega poca sangre.",
      source: "Revista de Ejemplo",
      date: "2026-03-19",
      link: "",
      imagePath: "/imagenes/cta-2",
    },
    {
      title: "Los pies de quien vive con diabetes",
      summary: "Qué mirar cada noche y cuándo venir sin esperar.",
      source: "Diario de Ejemplo",
      date: "2025-11-11",
      link: "",
      imagePath: "/imagenes/cta-3",
    },
    {
      title: "Qué contar cuando hay aneurismas en tu familia",
      summary: "Una plática para pacientes: a quién se le hace un ultrasonido y por qué.",
      source: "Jornada de ejemplo",
      date: "2025-08-21",
      link: "",
      imagePath: "/imagenes/gallery-5",
    },
  ],
  linkText: "Contacto para prensa",
  link: "/contacto",
};
