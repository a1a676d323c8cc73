import { helpLines } from "../clinic/help-lines.ts";
import { collectionNames } from "../kinds/index.ts";
import { nameBesideOf, titleOf } from "../kinds/record-name.ts";
import type { Site } from "../site/documents.ts";
import { consultingAddress } from "../site/text.ts";
import { dangerWords, type SiteWords } from "./help-level.ts";
import { wordsOf } from "./phrases.ts";
import { stemOf } from "./spanish-stem.ts";

/** The words that a site adds to those that its search understands. The names of its pages are in its entries. */
export function siteWords(site: Site): Omit<SiteWords, "topics" | "terms"> {
  const { siteContent, services, symptoms, diseases } = site;
  const { doctorInfo, doctorWorkInfo, insurances, payments } = siteContent;
  const conditions = new Set(
    [
      ...[...symptoms, ...diseases].flatMap((record) =>
        wordsOf(`${titleOf(record)} ${nameBesideOf(record)}`),
      ),
      ...dangerWords,
    ].map(stemOf),
  );
  // A procedure has a name in medicine; patients name it by its purpose, such as `arañitas`.
  const procedures = services
    .flatMap((service) => wordsOf(service.title))
    .filter((word) => word.length > 3 && !conditions.has(stemOf(word)));
  const names = [
    doctorInfo.name,
    doctorWorkInfo.consultingHeader,
    consultingAddress(siteContent),
    ...[...insurances.companies, ...payments.methods]
      .filter(({ visible }) => visible)
      .map(({ name }) => name),
  ].flatMap(wordsOf);
  return {
    signs: [
      ...new Set(
        collectionNames.flatMap((collection) =>
          site[collection].flatMap(({ care }) => care?.emergencia?.signs ?? []),
        ),
      ),
    ],
    // In the form of the name: a Dr. Salas is not the verb `sale`.
    office: [...new Set([...names, ...procedures])].filter((word) => !dangerWords.has(word)),
    services: services.flatMap((service) =>
      [titleOf(service), nameBesideOf(service)].filter((name) => name !== ""),
    ),
    emergencyNumber: helpLines(siteContent).emergency.number,
  };
}
