import { type Documents, type ExampleText, exampleContent } from "./example-content.ts";
import { examplePictures } from "./example-pictures.ts";

/** Everything that a site still shows of the example: its texts, and its pictures of invented people and words. */
export const inventedContent = (site: Documents): ExampleText[] => [
  ...exampleContent(site),
  ...examplePictures(site).map(({ path, place, label, value }) => ({
    path,
    label: place === "" ? label : `${place.replaceAll(" › ", ": ")}: ${label}`,
    value,
  })),
];
