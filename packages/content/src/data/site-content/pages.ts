import type { SiteContent } from "#kinds/site-content.ts";
import { describePage } from "#schema/describe-page.ts";

export const photosGallery: SiteContent["photosGallery"] = {
  sectionTitle: "Conoce el consultorio",
  images: [
    "/imagenes/gallery-1",
    "/imagenes/gallery-2",
    "/imagenes/gallery-3",
    "/imagenes/gallery-4",
    "/imagenes/gallery-5",
    "/imagenes/gallery-6",
  ],
};

/** No video comes with the site: the video button appears once there is a file or a link. */
export const multimedia: SiteContent["multimedia"] = {
  videoTitle: "Cómo es una consulta",
  videoFile: "",
  videoLink: "",
  videoPoster: "/imagenes/video-poster",
};

export const contact: SiteContent["contact"] = {
  backgroundImage: "/imagenes/banner-contacto",
  pageTitle: "Contacto",
  arrival: [
    "Dato de ejemplo: el consultorio está en la planta baja y se entra sin escalones.",
    "Dato de ejemplo: un coche puede detenerse frente a la puerta para que bajes.",
    "Dato de ejemplo: el estacionamiento más cercano está a 50 metros, en terreno plano.",
    "Dato de ejemplo: si usas silla de ruedas o andadera, avísanos al llegar y salimos a ayudarte.",
  ],
  searchTerms: [
    "cuánto cuesta la consulta",
    "precio",
    "costo",
    "horario",
    "dirección",
    "dónde está",
    "ubicación",
    "mapa",
    "cómo llegar",
    "estacionamiento",
    "teléfono",
    "WhatsApp",
    "citas",
    "agendar",
    "formas de pago",
    "tarjeta",
    "factura",
    "seguro",
    "aseguradora",
    "urgencias",
    "emergencia",
    "número de emergencias",
    "911",
    "ambulancia",
    "dónde están",
    "cómo hago una cita",
    "dónde queda",
    "aceptan seguro de gastos médicos",
    "reembolso",
    "hablar con doctora o doctor",
  ],
  metadata: describePage("/contacto", {
    title: "Contacto y citas de angiología en Oaxaca",
    description:
      "Agenda tu cita de angiología en Oaxaca por teléfono o WhatsApp. Consulta aquí la dirección, el horario, las formas de pago y los seguros.",
    keywords: [
      "cita con {specialist}",
      "angiología en Oaxaca",
      "teléfono del consultorio",
      "horario de consulta",
    ],
  }),
};

export const home: SiteContent["home"] = {
  metadata: describePage("/", {
    title: "{Specialist} y {surgeon} vascular en Oaxaca",
    description:
      "Diagnóstico y tratamiento de várices, trombosis, aneurismas y mala circulación en Oaxaca. Agenda tu cita por teléfono o por WhatsApp.",
    keywords: [
      "{specialist} en Oaxaca",
      "{surgeon} vascular",
      "várices",
      "mala circulación",
      "ultrasonido Doppler",
    ],
  }),
};
