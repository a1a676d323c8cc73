import { mailtoLink, parseDocument, routePath } from "@consultorio/content";
import type { Documents } from "@consultorio/store";

/** Address of the file that says to whom a fault of the site's security is reported. */
export const securityTxtPath = "/.well-known/security.txt";

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The file (RFC 9116): the office's e-mail address, or its contact page where there is none. It is valid for a year from the
 * day of the answer. `documents` are those of the live publication, where there is one.
 */
export function securityTxt(origin: string, documents: Documents | null): string {
  const parsed = parseDocument("siteContent", documents?.siteContent);
  const email = parsed.ok ? parsed.value.doctorInfo.email : "";
  const contact = email === "" ? `${origin}${routePath({ page: "contact" })}` : mailtoLink(email);
  const expires = new Date(Date.now() + year).toISOString().replace(/T.*/, "T00:00:00Z");
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\nCanonical: ${origin}${securityTxtPath}`;
}
