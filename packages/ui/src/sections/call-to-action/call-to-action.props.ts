import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface CallToActionProps extends GroundOptions {
  /** The invitation. @es La invitación. */
  title: string;
  /** Text that explains it. @es Texto que la explica. */
  description?: string | undefined;
  /**
   * Picture behind the section, which has its own colour without one.
   * @es Imagen de fondo; sin ella queda el color de la sección.
   */
  background?: ImageRef | null | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
}

const defaults = {
  anchor: "call-to-action",
  className: "",
  description: "",
  background: null,
  contact: {},
};

/** Adds the default values. */
export const callToActionContent = (props: CallToActionProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type CallToActionContent = Content<typeof callToActionContent>;
