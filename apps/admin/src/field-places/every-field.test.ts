import { nowhere } from "virtual:field-places";
import { expect, it } from "vitest";

/** Fields that no page shows, each with who reads it. */
const elsewhere: Record<string, string> = {
  "siteContent.doctorInfo.field": "search engines",
  "siteContent.doctorWorkInfo.consultingLocality": "search engines",
  "siteContent.doctorWorkInfo.consultingRegion": "search engines",
  "siteContent.doctorWorkInfo.consultingPostalCode": "search engines",
  "siteContent.doctorWorkInfo.consultingLatitude": "search engines",
  "siteContent.doctorWorkInfo.consultingLongitude": "search engines",
  "siteContent.doctorWorkInfo.areaServed.0": "search engines",
  "services.0.procedure": "search engines",
  "siteContent.contact.searchTerms.0": "the search, whose data is not in a page",
  "diseases.0.searchTerms.0": "the search",
  "symptoms.0.searchTerms.0": "the search",
  "services.0.searchTerms.0": "the search",
  "guides.0.searchTerms.0": "the search",
  "siteContent.looks.0.name": "the list of looks in Secciones",
  "siteContent.confirmed.0.label": "Lista para publicar",
  "siteContent.confirmed.0.mark": "Lista para publicar",
  "siteContent.confirmed.0.explicit": "Lista para publicar",
};

it("every field of every form changes what visitors read, with some design", () => {
  expect(nowhere.toSorted()).toEqual(Object.keys(elsewhere).sort());
});
