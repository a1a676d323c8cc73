import { type SiteField, siteFields } from "#site/site-fields.ts";
import { confirmationMark, confirmedIn, shownFacts } from "../confirmed.ts";
import type { Documents, ExampleText } from "./example-content.ts";
import { undrawnIn } from "./undrawn-parts.ts";

/** A fact that the bundled site states as if it were the clinic's, without a mark of an example. */
interface Claim {
  /** The fields that state it together. */
  fields: RegExp;
  /** Its name where its fields are a list. */
  label?: string;
  /** The `confirmationMark` of what the bundled fields say: the words themselves are the site's data. */
  bundled: string;
}

const claims: readonly Claim[] = [
  { fields: /^siteContent\.aboutMe\.yearsOfExperience$/, bundled: confirmationMark(shownFacts.years) },
  { fields: /^siteContent\.aboutMe\.description$/, bundled: "0d649851760115" },
  {
    fields: /^siteContent\.doctorWorkInfo\.consultingHours[12]$/,
    bundled: confirmationMark(shownFacts.hours),
  },
  { fields: /^siteContent\.consultationPrice$/, bundled: confirmationMark(shownFacts.price) },
  {
    fields: /^siteContent\.payments\.methods\.\d+\.name$/,
    label: "Formas de pago",
    bundled: "0d13b9257d7645",
  },
  {
    fields: /^siteContent\.insurances\.companies\.\d+\.name$/,
    label: "Aseguradoras",
    bundled: "1c231fad135b4b",
  },
  {
    fields: /^siteContent\.priceList\.rows\.\d+\.(?:name|price)$/,
    label: "Lista de precios",
    bundled: "1df03289f104f4",
  },
];

/** A claim with the group that its form is in. */
export interface BundledClaim extends ExampleText {
  place: string;
  /** See `confirmationMark`. */
  mark: string;
}

/**
 * Every fact of the bundled site that a site still states word for word, and that the clinic has not confirmed as its
 * own: it may be true, and somebody has to look at it. Sections that are off state nothing. `confirming` is the site with
 * the newest confirmations.
 */
export function bundledClaims(site: Documents, confirming: Documents = site): BundledClaim[] {
  const isConfirmed = confirmedIn(confirming);
  return claimsLikeBundled(site).filter(({ value }) => !isConfirmed(value));
}

/** As {@link bundledClaims}, with what the clinic confirmed as its own. */
export function claimsLikeBundled(site: Documents): BundledClaim[] {
  const isUndrawn = undrawnIn(site);
  const fields = siteFields(site).filter(({ path, shown }) => shown && !isUndrawn(path));
  return claims.flatMap((claim) => {
    const said = fields.filter(({ path }) => claim.fields.test(path));
    const value = said.map((field) => String(field.value)).join(", ");
    const [first] = said;
    return first && confirmationMark(value) === claim.bundled ? [asText(claim, first, value)] : [];
  });
}

function asText({ label }: Claim, field: SiteField, value: string): BundledClaim {
  const name = label ?? field.label;
  const [group = ""] = field.place.split(" › ");
  const part = group === name ? "" : group;
  const text = part === "" ? name : `${part}: ${name}`;
  return { path: field.path, place: part, label: text, value, mark: confirmationMark(value) };
}
