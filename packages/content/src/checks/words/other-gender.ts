import type { Site } from "#site/documents.ts";
import { siteFields } from "#site/site-fields.ts";
import { specialistNoun } from "#site/text.ts";
import type { Finding } from "../finding.ts";

/** Words that can also be adjectives of a thing, and mostly are: `atención médica`. */
const adjectives = /^(?:médic|medic|técnic)[ao]$/iu;

/** Texts of the site, not of its records, that name the specialist in the other gender: `angióloga` for `el angiólogo`. */
export function otherGender(site: Site): Finding[] {
  const { specialist } = site.siteContent.doctorInfo;
  const [noun = ""] = specialistNoun({ specialist }).split(" ");
  const other = noun.replace(/[ao]$/iu, (end) => (end.toLowerCase() === "a" ? "o" : "a"));
  if (other === noun || adjectives.test(noun)) return [];
  const wordsIn = (value: unknown) => (typeof value === "string" ? (value.match(/\p{L}+/gu) ?? []) : []);
  return siteFields({ siteContent: site.siteContent }).flatMap(({ path, place, label, value, shown }) => {
    if (!shown || path.includes(".searchTerms.")) return [];
    const excerpt = wordsIn(value).find((word) => word.toLowerCase() === other.toLowerCase());
    if (excerpt === undefined) return [];
    const message = `Dice «${excerpt}», y el título de especialista es «${specialist}». Escribe {specialist}, o {Specialist} con mayúscula, para que siempre coincidan.`;
    return [{ topic: "facts", level: "warn", path, place, label, message, excerpt }];
  });
}
