import type { IconRef, ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface CallToActionIndividualProps extends GroundOptions {
  /** The invitation, with the name of what the page is about. @es La invitación, con el nombre de lo que trata la página. */
  text: string;
  /**
   * Icon of the disease, symptom or service.
   * @es Icono de la enfermedad, el síntoma o el servicio.
   */
  icon?: IconRef | null | undefined;
  /**
   * Picture of the disease, symptom or service.
   * @es Imagen de la enfermedad, el síntoma o el servicio.
   */
  image?: ImageRef | null | undefined;
  /**
   * Picture behind the section, which has its own colour without one.
   * @es Imagen de fondo; sin ella queda el color de la sección.
   */
  background?: ImageRef | null | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
}

const defaults = {
  anchor: "call-to-action-individual",
  className: "",
  icon: null,
  image: null,
  background: null,
  contact: {},
};

/** Adds the default values. */
export const callToActionIndividualContent = (props: CallToActionIndividualProps) =>
  withDefaults(props, defaults);

/** The section's complete content. */
export type CallToActionIndividualContent = Content<typeof callToActionIndividualContent>;
