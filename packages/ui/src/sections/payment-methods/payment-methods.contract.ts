import { visible } from "@consultorio/content";
import { selectMethods } from "#components/payment-method/payment-method.contract.ts";
import { strings } from "#strings/strings.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PaymentMethodsContent } from "./payment-methods.props.ts";
import { paymentMethodsVariants } from "./payment-methods.variants.ts";

export const paymentMethods = defineSection(paymentMethodsVariants, {
  select: ({ siteContent }): PaymentMethodsContent | null => {
    const { sectionTitle, additionalInfo } = siteContent.payments;
    const methods = selectMethods(siteContent);
    if (methods.length === 0) return null;
    return {
      sectionTitle: sectionTitle || strings.payments.placeholderTitle,
      additionalInfo,
      methods,
    };
  },
  fit: {
    PaymentMethodsSteps: ({ siteContent }) =>
      few("formas de pago visibles", 4, visible(siteContent.payments.methods)),
  },
});
