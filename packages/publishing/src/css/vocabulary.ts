/** What a document can match: what it holds, and every word that its scripts could bring in. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** `data-` attributes by their name, and by name and value (`data-tone=inverse`); the types of its fields. */
  attributes: ReadonlySet<string>;
  scripts: ScriptVocabulary;
  /** Names of custom properties that the markup itself uses. */
  properties: ReadonlySet<string>;
  /** Code points of what it says. */
  letters: ReadonlySet<number>;
}

/** What scripts may bring into a document: words that could be a class, a tag or an id, and custom properties. */
export interface ScriptVocabulary {
  words: ReadonlySet<string>;
  /** Those that can be a class: all that scripts set have a hyphen (`swiper-slide-active`). */
  classes: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/** Reads the vocabulary of scripts from their source. */
export function scriptVocabulary(source: string): ScriptVocabulary {
  const words = new Set(source.match(/[A-Za-z][\w-]*/g));
  const classes = new Set([...words].filter((word) => word.includes("-")));
  return { words, classes, properties: propertiesIn(source) };
}

/** Names of the custom properties that a text mentions. */
export function propertiesIn(text: string): Set<string> {
  return new Set(text.match(/--[\w-]+/g));
}

/** The code points of some text. */
export function lettersIn(text: string): Set<number> {
  return new Set(Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0));
}
