import type { IconRef } from "@consultorio/content";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface PaymentMethod {
  name: string;
  icon?: IconRef | null;
  /** In a sentence, what to know before paying so. */
  note?: string;
}

export interface PaymentMethodsProps extends SectionOptions {
  sectionTitle: string;
  methods: PaymentMethod[];
  additionalInfo?: string;
}

const defaults = {
  anchor: "formas-de-pago",
  className: "",
  additionalInfo: "",
};

const paymentMethodDefaults = { icon: null, note: "" };

/** Adds the default values. */
export function paymentMethodsContent(props: PaymentMethodsProps) {
  const content = withDefaults(props, defaults);
  return { ...content, methods: content.methods.map((item) => withDefaults(item, paymentMethodDefaults)) };
}

/** The section's complete content. */
export type PaymentMethodsContent = Content<typeof paymentMethodsContent>;
