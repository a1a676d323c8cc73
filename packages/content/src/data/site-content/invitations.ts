import type { SiteContent } from "#kinds/site-content.ts";

export const consultationPrice: SiteContent["consultationPrice"] = 1000;

export const callToAction: SiteContent["callToAction"] = {
  title: "¿Algo en tus piernas te preocupa?",
  description:
    "No esperes a que duela más. Llámanos o escríbenos y buscamos un horario para ti. Si es una urgencia, llama al 911.",
  backgroundImage: "/imagenes/cta-1",
};

export const callToActionIndividual: SiteContent["callToActionIndividual"] = {
  backgroundImage: "/imagenes/cta-2",
};

export const generalCallToAction: SiteContent["generalCallToAction"] = {
  title: "Agenda tu valoración",
  subtitle: "El primer paso es saber qué pasa en tu circulación",
  text: "En la primera consulta te escuchamos, te exploramos y revisamos tus vasos con ultrasonido Doppler. Sales con una explicación clara y con un plan.",
  price1: "Consulta: {consultationPrice}",
  price2: "Primera consulta con ultrasonido Doppler: {consultationPrice}",
  description:
    "Es un solo precio: la primera consulta ya incluye el Doppler. La segunda consulta y el Doppler solo tienen otro precio: pregúntalo al agendar.",
  foregroundImage: "/imagenes/consulta-angiologia-page",
  sectionBackground: "/imagenes/cta-3",
};

export const testimonials: SiteContent["testimonials"] = {
  sectionTitle: "Testimonios",
  sectionSubtitle: "Lo que cuentan quienes vinieron a consulta",
  sectionDescription:
    "Los testimonios que ves ahora son ejemplos. Aquí estarán las palabras de pacientes reales, con su permiso.",
  testimonialsImage: "/imagenes/cta-2",
};

export const doctoralia: SiteContent["doctoralia"] = {
  sectionTitle: "Agenda en línea",
  description: "Elige el día y la hora que mejor te acomoden. Si no encuentras lugar, llámanos o escríbenos.",
  profile: "",
};
