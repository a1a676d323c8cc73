import {
  decoration,
  hoursLines,
  imageRef,
  interpolate,
  isShown,
  openingHours,
  visible,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { selectMethods } from "#components/payment-method/payment-method.contract.ts";
import { few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { GeneralCallToActionContent } from "./general-call-to-action.props.ts";
import { generalCallToActionVariants } from "./general-call-to-action.variants.ts";
import { sentencesOf } from "./included.ts";

export const generalCallToAction = defineSection(generalCallToActionVariants, {
  select: ({ siteContent: site, selectedSections }): GeneralCallToActionContent | null => {
    const texts = site.generalCallToAction;
    if (texts.title === "") return null;
    return {
      title: interpolate(texts.title, site),
      subtitle: interpolate(texts.subtitle, site),
      text: interpolate(texts.text, site),
      included: sentencesOf(interpolate(texts.text, site)),
      price1: interpolate(texts.price1, site),
      price2: interpolate(texts.price2, site),
      description: interpolate(texts.description, site),
      ...(isShown(selectedSections, "PaymentMethods")
        ? { methods: selectMethods(site), methodsNote: site.payments.additionalInfo }
        : { methods: [], methodsNote: "" }),
      ...(isShown(selectedSections, "Insurance")
        ? {
            insurers: visible(site.insurances.companies).map(({ name }) => name),
            insurersNote: site.insurances.additionalInfo,
          }
        : { insurers: [], insurersNote: "" }),
      image: imageRef(site, texts.foregroundImage),
      background: decoration(site, texts.sectionBackground),
      hours: hoursLines(site),
      opening: openingHours(site),
      contact: contactLinks(site),
    };
  },
  fit: {
    GeneralCallToActionFeature: ({ siteContent }) =>
      missing("la imagen al frente", siteContent.generalCallToAction.foregroundImage),
    GeneralCallToActionPricing: ({ siteContent: { generalCallToAction: texts } }) =>
      missing("el precio", texts.price1 || texts.price2),
    GeneralCallToActionUrgent: ({ siteContent: { doctorInfo, doctorWorkInfo } }) =>
      missing("el teléfono de urgencias", doctorInfo.urgenciesPhone || doctorWorkInfo.urgenciesPhone),
    GeneralCallToActionCosts: ({ siteContent: { generalCallToAction: texts, payments, insurances } }) => [
      ...missing("el precio", texts.price1 || texts.price2),
      ...few("formas de pago visibles", 1, visible(payments.methods)),
      ...few("aseguradoras visibles", 1, visible(insurances.companies)),
    ],
  },
});
