/**
 * Texts about a variant on its page of the catalogue. Every string is one short Spanish sentence for designers and
 * administrators. It is in the stories file, as `parameters.guide`.
 */
export interface VariantGuide {
  /** When to choose this drawing. */
  choose: string[];
  /** When a sibling serves better. */
  avoid: string[];
  /** Its states: missing pictures, little content, open and closed. */
  states: string[];
  /** Its behaviour with assistive technology, the keyboard and reduced motion. */
  accessibility: string[];
}
