/** The names that selectors can match in a document: those in its markup, and every word of its scripts. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** `data-` attributes by their name, and by name and value (`data-tone=inverse`); the types of its fields. */
  attributes: ReadonlySet<string>;
  scripts: ScriptVocabulary;
  /** Names of custom properties that the markup itself uses. */
  properties: ReadonlySet<string>;
  /** Code points of its text. */
  letters: ReadonlySet<number>;
}

/** Names that scripts may add to a document: words that could be a class, a tag or an id, and custom properties. */
export interface ScriptVocabulary {
  words: ReadonlySet<string>;
  /** Words that can be a class: all classes that scripts set have a hyphen (`swiper-slide-active`). */
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
