import type { IconRef } from "@consultorio/content";

export interface PaymentMethod {
  /** Name of the way to pay. @es Nombre de la forma de pago. */
  name: string;
  /** Icon; `null` where there is none. @es Icono; «null» cuando no hay. */
  icon?: IconRef | null | undefined;
  /** What to know before paying so, in a sentence. @es En una frase, lo que hay que saber antes de pagar así. */
  note?: string | undefined;
}

export const paymentMethodDefaults = { icon: null, note: "" };
