/** A text of the content in its parts; those that it does not have are empty. */
interface CredentialParts {
  /** Name of a degree, or number of a licence. */
  name: string;
  institution: string;
  year: string;
}

const year = /^(?:18|19|20)\d\d$/;

function parts(text: string, separator: RegExp): CredentialParts {
  const [name = "", ...rest] = text.split(separator).map((part) => part.trim());
  const last = rest.at(-1) ?? "";
  return year.test(last)
    ? { name, institution: rest.slice(0, -1).join(" · "), year: last }
    : { name, institution: rest.join(" · "), year: "" };
}

/** The parts of `Cirugía general · Universidad · 2012`. */
export const degreeParts = (name: string): CredentialParts => parts(name, /\s·\s/);

/** The parts of `0000000 · Universidad · 2012`, also with commas: the practice writes them as it likes. */
export const licenceParts = (value: string): CredentialParts => parts(value, /\s*[·,;]\s*/);
