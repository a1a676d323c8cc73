import { type DocumentName, documentNames } from "@consultorio/content";

/** All documents, each with this text. */
export function documentsWith(text: string): Record<DocumentName, unknown> {
  const entries = documentNames.map((name): [string, unknown] => [name, { name, text }]);
  return { ...blank, ...Object.fromEntries(entries) };
}

const blank: Record<DocumentName, unknown> = {
  siteContent: null,
  selectedSections: null,
  diseases: null,
  symptoms: null,
  services: null,
  guides: null,
  testimonials: null,
};
