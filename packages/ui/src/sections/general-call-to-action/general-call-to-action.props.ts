import type { HoursLine, ImageRef, OpeningHours } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type PaymentMethod, paymentMethodDefaults } from "#components/payment-method/payment-method.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface GeneralCallToActionProps extends GroundOptions {
  /** The invitation. @es La invitación. */
  title: string;
  /** Short line beside the title. @es Línea corta junto al título. */
  subtitle?: string | undefined;
  /** Main text: what the patient receives. @es Texto principal: lo que recibe el paciente. */
  text?: string | undefined;
  /**
   * What the price includes, drawn as a list in place of the text.
   * @es Lo que incluye el precio; se ve como lista en lugar del texto.
   */
  included?: string[] | undefined;
  /** First price, already formatted. @es Primer precio, ya escrito. */
  price1?: string | undefined;
  /** Second price, already formatted. @es Segundo precio, ya escrito. */
  price2?: string | undefined;
  /** Text beside the prices. @es Texto que acompaña a los precios. */
  description?: string | undefined;
  /** Ways to pay: name, icon and a note of what to know before. @es Formas de pago: nombre, icono y una nota de lo que hay que saber antes. */
  methods?: PaymentMethod[] | undefined;
  /** What to know of every way to pay, such as invoices. @es Lo que vale para todas las formas de pago, como las facturas. */
  methodsNote?: string | undefined;
  /** Names of the insurance companies. @es Nombres de las aseguradoras. */
  insurers?: string[] | undefined;
  /**
   * How the practice works with insurance. The first sentence always shows, the others on a tap.
   * @es Cómo trabaja el consultorio con los seguros. La primera frase siempre se ve; las demás, al tocarla.
   */
  insurersNote?: string | undefined;
  /** Main picture. @es Imagen principal. */
  image?: ImageRef | null | undefined;
  /**
   * Picture behind the section, which has its own colour without one.
   * @es Imagen de fondo; sin ella queda el color de la sección.
   */
  background?: ImageRef | null | undefined;
  /**
   * Opening hours in words, a line for each group of days.
   * @es Horario, una línea por cada grupo de días.
   */
  hours?: HoursLine[] | undefined;
  /**
   * Opening hours in numbers: they tell whether the practice is open now.
   * @es Horas de apertura; con ellas se dice si está abierto en este momento.
   */
  opening?: OpeningHours[] | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
}

/** What only the design of all costs draws. */
export type CostsOnly = "methods" | "methodsNote" | "insurers" | "insurersNote";

const defaults = {
  anchor: "general-call-to-action",
  className: "",
  subtitle: "",
  text: "",
  included: [],
  price1: "",
  price2: "",
  description: "",
  methods: [],
  methodsNote: "",
  insurers: [],
  insurersNote: "",
  image: null,
  background: null,
  hours: [],
  opening: [],
  contact: {},
};

/** Adds the default values. */
export function generalCallToActionContent(props: GeneralCallToActionProps) {
  const content = withDefaults(props, defaults);
  return { ...content, methods: content.methods.map((item) => withDefaults(item, paymentMethodDefaults)) };
}

/** The section's complete content. */
export type GeneralCallToActionContent = Content<typeof generalCallToActionContent>;
