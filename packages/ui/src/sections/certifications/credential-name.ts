import type { Credential } from "./certifications.contract.ts";

/** What a document's picture shows, in words: `Especialidad: Cirugía general`. */
export const credentialName = ({ nameTitle, name }: Credential): string =>
  nameTitle === "" ? name : `${nameTitle}: ${name}`;
