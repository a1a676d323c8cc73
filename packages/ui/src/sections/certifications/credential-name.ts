import type { Credential } from "./certifications.props.ts";

/** The description of a document's picture: `Especialidad: Cirugía general`. */
export const credentialName = ({ nameTitle, name }: Required<Credential>): string =>
  nameTitle === "" ? name : `${nameTitle}: ${name}`;
