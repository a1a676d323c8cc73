import { createAnswers, type SearchAnswer } from "@consultorio/content/search";

/**
 * The answers of a search over its entries: `[data-entry]`, each with its link and description, with `data-terms`,
 * `data-words` and `data-text`. Its own chunk: only who searches loads it. An entry's id is the address that it leads to.
 * The host's `data-*` attributes hold the sentences and the site's own words (`SiteWords`).
 */
export function answersOver(
  host: HTMLElement,
  entries: Iterable<HTMLElement>,
): (query: string) => SearchAnswer {
  const { found = "", one = "", none = "", signs, office, services, number = "" } = host.dataset;
  return createAnswers(
    Array.from(entries, (entry) => {
      const link = entry.querySelector("a");
      return {
        id: link?.getAttribute("href") ?? "",
        name: link?.textContent ?? "",
        medicalName: entry.querySelector("[data-medical-name]")?.textContent ?? "",
        description: entry.querySelector("p")?.textContent ?? "",
        terms: entry.dataset.terms ?? "",
        words: entry.dataset.words ?? "",
        text: entry.dataset.text ?? "",
      };
    }),
    { signs: listOf(signs), office: listOf(office), services: listOf(services), emergencyNumber: number },
    { found, one, none },
  );
}

/** The items of an attribute, which semicolons separate. */
const listOf = (attribute = ""): string[] => attribute.split(";").filter((item) => item !== "");
