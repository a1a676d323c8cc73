import { confirmationMark, confirmedIn } from "../confirmed.ts";
import { claimsLikeBundled } from "./bundled-claims.ts";
import {
  type Documents,
  type ExampleText,
  exampleContent,
  isPending,
  textsLikeExamples,
} from "./example-content.ts";
import { type ExamplePicture, examplePictures, picturesLikeExamples } from "./example-pictures.ts";

/** Everything that a site still shows of the example: its texts, and its pictures of invented people and words. */
export const inventedContent = (site: Documents): ExampleText[] => [
  ...exampleContent(site),
  ...examplePictures(site).map(asText),
];

const asText = ({ path, place, label, value }: ExamplePicture): ExampleText => ({
  path,
  label: place === "" ? label : `${place.replaceAll(" › ", ": ")}: ${label}`,
  value,
});

/** Something that is as in the example and may be the clinic's own: a text, a picture or a fact. */
export interface Confirmable extends ExampleText {
  /** See `confirmationMark`. */
  mark: string;
  confirmed: boolean;
}

/** Everything that can be confirmed as one's own, each value once. What waits to be known cannot. */
export function confirmableContent(site: Documents): Confirmable[] {
  const isConfirmed = confirmedIn(site);
  const all = [
    ...textsLikeExamples(site),
    ...picturesLikeExamples(site).map(asText),
    ...claimsLikeBundled(site),
  ];
  const values = new Map(all.toReversed().map((one) => [one.value, one]));
  return all
    .filter((one) => values.get(one.value) === one && !isPending(one.value))
    .map(({ path, label, value }) => ({
      ...{ path, label, value },
      mark: confirmationMark(value),
      confirmed: isConfirmed(value),
    }));
}
