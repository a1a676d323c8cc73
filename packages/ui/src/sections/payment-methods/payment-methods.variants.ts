import { defineVariants } from "../contract/define-variants.ts";

export const paymentMethodsVariants = defineVariants({
  label: "Formas de pago",
  variants: {
    PaymentMethodsSteps: {
      label: "Pasos numerados",
      description:
        "Las primeras cuatro formas de pago numeradas sobre una línea, con su icono y lo que conviene saber; las demás debajo. Elígela si quieres que se lean con calma.",
    },
    PaymentMethodsIcons: {
      label: "Fila de iconos",
      description:
        "Una franja clara con un icono grande por forma de pago y su nombre. Elígela si quieres que se entiendan de un vistazo.",
    },
    PaymentMethodsTable: {
      label: "Tabla",
      description:
        "Una tabla con lo que conviene saber de cada forma de pago y, en un recuadro, la nota de facturación. Elígela si te preguntan mucho por facturas o seguros.",
    },
  },
});
