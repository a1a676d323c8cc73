import type { SiteContent } from "#kinds/site-content.ts";

const cardBrands = ["Visa", "Mastercard", "American Express"];

export const payments: SiteContent["payments"] = {
  sectionTitle: "Formas de pago",
  additionalInfo:
    "Si necesitas factura, avísanos antes de pagar. Para deducir tu consulta, paga con tarjeta o transferencia: el pago en efectivo no es deducible.",
  methods: [
    {
      name: "Efectivo",
      iconPath: "/imagenes/icons/pago-efectivo.svg",
      note: "Aunque te demos factura, el pago en efectivo no es deducible.",
      visible: true,
    },
    {
      name: "Transferencia",
      iconPath: "/imagenes/icons/pago-transferencia.svg",
      note: "Es deducible con factura. Pídenos los datos de la cuenta y trae tu comprobante.",
      visible: true,
    },
    {
      name: "Tarjeta de crédito",
      iconPath: "/imagenes/icons/pago-credito.svg",
      note: "Es deducible con factura.",
      visible: true,
    },
    {
      name: "Tarjeta de débito",
      iconPath: "/imagenes/icons/pago-debito.svg",
      note: "Es deducible con factura.",
      visible: true,
    },
    {
      name: "Seguro de gastos médicos",
      iconPath: "/imagenes/icons/pago-seguro.svg",
      note: "Llámanos antes con tu póliza: te decimos si es pago directo o reembolso.",
      visible: true,
    },
    ...cardBrands.map((name) => ({
      name,
      iconPath: "/imagenes/icons/pago-marcas.svg",
      note: "",
      visible: false,
    })),
    { name: "PayPal", iconPath: "/imagenes/icons/pago-paypal.svg", note: "", visible: false },
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
    "Llámanos con tu póliza a la mano. Te decimos si tu aseguradora paga directo al consultorio o si pagas tú y pides el reembolso. Para eso te damos el informe médico, la receta y la factura. El deducible y el coaseguro dependen de tu póliza.",
  companies: companies.map((name) => ({ name, logoPath: "", visible: true })),
};
