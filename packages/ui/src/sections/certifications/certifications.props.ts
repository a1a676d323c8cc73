import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface Credential {
  name: string;
  /** What kind of document or institution it is. */
  nameTitle?: string;
  image?: ImageRef | null;
}

export interface CertificationsProps extends SectionOptions {
  sectionTitle: string;
  documents?: Credential[];
  entities?: Credential[];
  /** Professional and specialty licence, each with the institution that issued the degree. */
  licences?: { label: string; value: string }[];
  contact?: ContactLinks;
}

const defaults = {
  anchor: "certificaciones",
  className: "",
  documents: [],
  entities: [],
  licences: [],
  contact: {},
};
const complete = (credential: Credential) => withDefaults(credential, { nameTitle: "", image: null });

/** Adds the default values. */
export function certificationsContent(props: CertificationsProps) {
  const content = withDefaults(props, defaults);
  return {
    ...content,
    documents: content.documents.map(complete),
    entities: content.entities.map(complete),
  };
}

/** The section's complete content. */
export type CertificationsContent = Content<typeof certificationsContent>;
