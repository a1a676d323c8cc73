import { iconRef, visible } from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PaymentMethodsContent } from "./payment-methods.props.ts";

export const paymentMethods = defineSection({
  label: "Formas de pago",
  select: ({ siteContent }): PaymentMethodsContent | null => {
    const { sectionTitle, additionalInfo, methods } = siteContent.payments;
    const shown = visible(methods);
    if (shown.length === 0) return null;
    return {
      sectionTitle: sectionTitle || strings.payments.placeholderTitle,
      additionalInfo,
      methods: shown.map(({ name, iconPath, note }) => ({ name, icon: iconRef(iconPath), note })),
    };
  },
  variants: {
    PaymentMethodsSteps: {
      label: "Pasos numerados",
      description:
        "Las primeras cuatro formas de pago numeradas sobre una línea, con su icono y lo que conviene saber; las demás debajo. Elígela si quieres que se lean con calma.",
      fit: ({ siteContent }) => few("formas de pago visibles", 4, visible(siteContent.payments.methods)),
    },
    PaymentMethodsIcons: {
      label: "Fila de iconos",
      description:
        "Una franja clara con un icono grande por forma de pago y su nombre. Elígela si quieres que se entiendan de un vistazo.",
      fit: fitsAnything,
    },
    PaymentMethodsTable: {
      label: "Tabla",
      description:
        "Una tabla con lo que conviene saber de cada forma de pago y, en un recuadro, la nota de facturación. Elígela si te preguntan mucho por facturas o seguros.",
      fit: fitsAnything,
    },
  },
});
