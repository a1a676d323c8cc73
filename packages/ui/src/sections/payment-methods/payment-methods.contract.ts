import { iconRef, visible } from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PaymentMethodsContent } from "./payment-methods.props.ts";
import { paymentMethodsVariants } from "./payment-methods.variants.ts";

export const paymentMethods = defineSection(paymentMethodsVariants, {
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
  fit: {
    PaymentMethodsSteps: ({ siteContent }) =>
      few("formas de pago visibles", 4, visible(siteContent.payments.methods)),
  },
});
