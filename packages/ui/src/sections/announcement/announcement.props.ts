import type { ImageRef } from "@consultorio/content";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface AnnouncementProps extends GroundOptions {
  /** What is announced, in a few words. @es Lo que se avisa, en pocas palabras. */
  title: string;
  /** One or two sentences on it. @es Una o dos frases que lo explican. */
  text?: string | undefined;
  /** When it happens, as it is read: a day, some days, an hour. @es Cuándo es, como se lee: un día, varios, una hora. */
  when?: string | undefined;
  /** Link to a page that says more. @es Enlace a una página que dice más. */
  more?: ActionLink | null | undefined;
  /** Picture of it. @es Imagen del aviso. */
  image?: ImageRef | null | undefined;
  /** First day on which it is shown, as `2027-03-31`. @es Primer día en que se ve, como 2027-03-31. */
  from?: string | undefined;
  /** Last day on which it is shown, as `2027-03-31`. @es Último día en que se ve, como 2027-03-31. */
  until?: string | undefined;
  /**
   * Whether its first day is still to come: it is hidden, and the script shows it on that day.
   * @default false
   * @es Si su primer día todavía no llega: está oculto, y el script lo muestra ese día.
   */
  later?: boolean | undefined;
}

/** Adds the default values. */
export const announcementContent = (props: AnnouncementProps) =>
  withDefaults(props, {
    anchor: "announcement",
    className: "",
    text: "",
    when: "",
    more: null,
    image: null,
    from: "",
    until: "",
    later: false,
  });

/** The section's complete content. */
export type AnnouncementContent = Content<typeof announcementContent>;
