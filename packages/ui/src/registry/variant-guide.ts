/**
 * What the catalogue's page says about a variant beside showing it. Every string is one short Spanish
 * sentence for designers and administrators. It is in the stories file, as `parameters.guide`.
 */
export interface VariantGuide {
  /** When this drawing is the right one. */
  choose: string[];
  /** When a sibling serves better. */
  avoid: string[];
  /** What its states look like: missing pictures, little content, open and closed. */
  states: string[];
  /** What assistive technology, the keyboard and reduced motion get. */
  accessibility: string[];
}
