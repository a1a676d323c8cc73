import { visible } from "@consultorio/content";
import { defineSection } from "../../registry/define-section.ts";
import { strings } from "../../strings.ts";

export interface PaymentMethodsProps {
  /** The section's title, or a placeholder phrase where it has none. */
  sectionTitle: string;
  additionalInfo: string;
  methods: { name: string; iconPath: string }[];
}

export const paymentMethods = defineSection({
  label: "Formas de pago",
  select: ({ siteContent }): PaymentMethodsProps | null => {
    const { sectionTitle, additionalInfo, methods } = siteContent.payments;
    const shown = visible(methods);
    if (shown.length === 0) return null;
    return {
      sectionTitle: sectionTitle || strings.payments.placeholderTitle,
      additionalInfo,
      methods: shown,
    };
  },
  variants: {
    PaymentMethodsSteps: {
      label: "Pasos numerados",
      description:
        "Las primeras cuatro formas de pago numeradas y las demás debajo. Elígela si quieres que se lean con calma.",
    },
  },
});
