import type { SiteContent } from "#kinds/site-content.ts";

export const priceList: SiteContent["priceList"] = {
  sectionTitle: "Precios claros, antes de venir",
  sectionSubtitle: "Lo que ves es lo que pagas. Si algo cambia, te lo decimos antes de hacerlo.",
  consultation: "Consulta con ultrasonido Doppler",
  rows: [
    { name: "Consulta de seguimiento", price: 800, from: false, note: "Revisamos tu plan y tus medicinas." },
    {
      name: "Ultrasonido Doppler de una pierna",
      price: 1500,
      from: false,
      note: "Con reporte por escrito e imágenes.",
    },
    { name: "Curación de una herida", price: 700, from: true, note: "Según su tamaño y el material." },
    { name: "Escleroterapia, por sesión", price: 2500, from: true, note: "Antes hay que hacer un Doppler." },
    {
      name: "Medición para medias de compresión",
      price: 300,
      from: false,
      note: "Las medias se compran aparte.",
    },
    {
      name: "Cirugía de várices",
      price: 0,
      from: false,
      note: "Te damos el presupuesto por escrito, con hospital y anestesia.",
    },
  ],
  additionalInfo: "Precios en pesos. Si vas a usar tu seguro o necesitas factura, avísanos antes de pagar.",
};
