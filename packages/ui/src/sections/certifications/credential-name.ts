import type { Credential } from "./certifications.props.ts";

/** What a document's picture shows, in words: `Especialidad: Cirugía general`. */
export const credentialName = ({ nameTitle, name }: Required<Credential>): string =>
  nameTitle === "" ? name : `${nameTitle}: ${name}`;
