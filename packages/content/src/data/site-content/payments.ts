import type { SiteContent } from "../../schema/site-content.ts";

const cardBrands = ["Visa", "Mastercard", "American Express"];

export const payments: SiteContent["payments"] = {
  sectionTitle: "Formas de pago",
  additionalInfo:
    "Si necesitas factura, avísanos antes de pagar. Para deducir tu consulta, paga con tarjeta o transferencia: el pago en efectivo no es deducible.",
  methods: [
    { name: "Efectivo", iconPath: "/imagenes/icons/pago-efectivo.svg", visible: true },
    { name: "Transferencia", iconPath: "/imagenes/icons/pago-transferencia.svg", visible: true },
    { name: "Tarjeta de crédito", iconPath: "/imagenes/icons/pago-credito.svg", visible: true },
    { name: "Tarjeta de débito", iconPath: "/imagenes/icons/pago-debito.svg", visible: true },
    { name: "Seguro de gastos médicos", iconPath: "/imagenes/icons/pago-seguro.svg", visible: true },
    ...cardBrands.map((name) => ({ name, iconPath: "/imagenes/icons/pago-marcas.svg", visible: false })),
    { name: "PayPal", iconPath: "/imagenes/icons/pago-paypal.svg", visible: false },
  ],
};

const companies = [
  "GNP Seguros",
  "AXA Seguros",
  "MetLife México",
  "Seguros Monterrey New York Life",
  "Seguros Atlas",
  "Allianz México",
  "Mapfre México",
  "Seguros Inbursa",
  "Seguros Banorte",
  "BBVA Seguros Salud",
  "Plan Seguro",
  "Bupa México",
  "Zurich",
  "Seguros Ve por Más (BX+)",
];

/** Names are typeset: logotypes are trademarks. Each one is the owner's to confirm. */
export const insurances: SiteContent["insurances"] = {
  sectionTitle: "Seguros de gastos médicos",
  additionalInfo:
    "Llámanos con tu póliza a la mano. Te decimos si tu aseguradora paga directo al consultorio o si pagas tú y pides el reembolso; para eso te damos el informe médico, la receta y la factura. El deducible y el coaseguro dependen de tu póliza.",
  companies: companies.map((name) => ({ name, logoPath: "", visible: true })),
};
