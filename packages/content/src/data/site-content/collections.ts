import type { SiteContent } from "#kinds/site-content.ts";
import { describePage } from "#schema/describe-page.ts";

export const services: SiteContent["services"] = {
  sectionTitle: "Servicios",
  sectionSubtitle: "Desde la primera consulta hasta la cirugía, con una explicación clara en cada paso.",
  linkText: "Conocer el servicio",
  buttonText: "Ver todos los servicios",
  page: {
    backgroundImage: "/imagenes/banner-servicios",
    pageTitle: "Servicios",
    sectionTitle: "Cómo podemos ayudarte",
    sectionSubtitle:
      "Conoce qué es cada servicio, cómo se hace, si duele y cuánto tarda la recuperación. Lo demás lo platicamos en consulta.",
    contactTitle: "¿Tienes dudas sobre alguno de estos servicios?",
    metadata: describePage("/servicios", {
      title: "Servicios de angiología y cirugía vascular",
      description:
        "Consulta, ultrasonido Doppler, tratamiento de várices, angioplastia, bypass y accesos para hemodiálisis en Oaxaca. Conoce cómo se hace cada uno.",
      keywords: [
        "servicios de angiología",
        "cirugía vascular en Oaxaca",
        "tratamiento de várices",
        "ultrasonido Doppler",
      ],
    }),
  },
  individualPage: {
    contactButton: { title: "¿Tienes dudas sobre este servicio?", text: "Agendar una cita" },
    returnButton: { text: "Volver a los servicios" },
  },
};

export const symptoms: SiteContent["symptoms"] = {
  sectionTitle: "Síntomas",
  sectionSubtitle: "Lo que sientes es la primera pista. Busca el tuyo y descubre cuándo conviene revisarte.",
  linkText: "Conocer el síntoma",
  buttonText: "Ver todos los síntomas",
  page: {
    backgroundImage: "/imagenes/banner-sintomas",
    pageTitle: "Síntomas",
    sectionTitle: "¿Qué estás sintiendo?",
    sectionSubtitle:
      "Aquí encuentras qué puede significar cada síntoma y qué hacer mientras te revisan. Llama al 911 si un brazo o una pierna se enfría, palidece, se duerme o pierde fuerza de golpe. También si de pronto se te duerme un lado de la cara, te cuesta hablar o te falta el aire. Y si te duele el pecho, o un dolor súbito es intenso.",
    contactTitle: "¿Reconoces alguno de estos síntomas?",
    metadata: describePage("/sintomas", {
      title: "Síntomas de mala circulación en las piernas",
      description:
        "Dolor al caminar, hormigueo, palidez, pulso débil o hinchazón de una sola pierna: qué puede significar cada síntoma y cuándo buscar atención.",
      keywords: [
        "mala circulación",
        "dolor al caminar",
        "hormigueo en las piernas",
        "pierna hinchada",
        "palidez",
      ],
    }),
  },
  individualPage: {
    contactButton: { title: "¿Reconoces este síntoma?", text: "Agendar una cita" },
    returnButton: { text: "Volver a los síntomas" },
  },
};

export const diseasesSection: SiteContent["diseasesSection"] = {
  sectionTitle: "Enfermedades",
  sectionSubtitle: "Información clara sobre las enfermedades de arterias, venas y vasos linfáticos.",
  linkText: "Conocer la enfermedad",
  buttonText: "Ver todas las enfermedades",
  page: {
    backgroundImage: "/imagenes/banner-enfermedades",
    pageTitle: "Enfermedades",
    sectionTitle: "Entiende lo que pasa en tu circulación",
    sectionSubtitle:
      "Qué es cada enfermedad, por qué aparece, cómo se trata y qué señales no deben esperar. Esta información no sustituye una consulta.",
    contactTitle: "¿Te han diagnosticado alguna de estas enfermedades?",
    metadata: describePage("/enfermedades", {
      title: "Enfermedades de las arterias y las venas",
      description:
        "Várices, trombosis, aneurismas, enfermedad arterial, linfedema y más: qué son, por qué aparecen, cómo se tratan y qué señales no deben esperar.",
      keywords: ["enfermedades vasculares", "várices", "trombosis venosa", "aneurisma de aorta", "linfedema"],
    }),
  },
  individualPage: {
    contactButton: { title: "¿Te han diagnosticado esta enfermedad?", text: "Agendar una cita" },
    returnButton: { text: "Volver a las enfermedades" },
  },
};
