import { type PaymentMethod, paymentMethodDefaults } from "#components/payment-method/payment-method.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export type { PaymentMethod };

export interface PaymentMethodsProps extends GroundOptions {
  /**
   * Heading of the section, or a sentence in its place where there is none.
   * @es Título de la sección, o una frase en su lugar cuando no tiene.
   */
  sectionTitle: string;
  /**
   * Ways to pay: name, icon and a note of what to know before.
   * @es Formas de pago: nombre, icono y una nota de lo que hay que saber antes.
   */
  methods: PaymentMethod[];
  /** Note below the ways to pay. @es Nota debajo de las formas de pago. */
  additionalInfo?: string | undefined;
}

const defaults = {
  anchor: "payment-methods",
  className: "",
  additionalInfo: "",
};

/** Adds the default values. */
export function paymentMethodsContent(props: PaymentMethodsProps) {
  const content = withDefaults(props, defaults);
  return { ...content, methods: content.methods.map((item) => withDefaults(item, paymentMethodDefaults)) };
}

/** The section's complete content. */
export type PaymentMethodsContent = Content<typeof paymentMethodsContent>;
