import { cleanText } from "@consultorio/content";
import { canonicalJson, type JsonValue } from "../base/canonical-json.ts";

/** The text that replaces erased words. */
export const erased = "(borrado)";

/**
 * Finds words in stored texts and removes them. Ignores capital letters, the number of blanks between words, and
 * invisible characters.
 */
export class ErasedWords {
  readonly #pattern: RegExp;

  constructor(texts: readonly string[]) {
    const patterns = texts
      .map((text) => cleanText(text).trim().normalize("NFC"))
      // The longest first: when a short text is the beginning of a longer one, the rest of the longer one would stay.
      .sort((one, other) => other.length - one.length)
      .map((text) =>
        text
          .split(/\s+/)
          .map((word) => RegExp.escape(word))
          .join("\\s+"),
      );
    this.#pattern = new RegExp(patterns.join("|"), "giu");
  }

  /** Whether some text in a value has the words. */
  isIn(value: JsonValue): boolean {
    return canonicalJson(this.withoutIn(value)) !== canonicalJson(value);
  }

  /** A text without the words. */
  without(text: string): string {
    const composed = cleanText(text).normalize("NFC");
    const left = composed.replaceAll(this.#pattern, erased);
    return left === composed ? text : left;
  }

  /** A value without the words in any of its texts. */
  withoutIn(value: JsonValue): JsonValue {
    if (typeof value === "string") return this.without(value);
    if (Array.isArray(value)) return value.map((entry) => this.withoutIn(entry));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.withoutIn(part)]));
  }

  /**
   * Removes the author and every text from each testimonial that has the words. The testimonial keeps its place: the bin
   * names records by their number.
   */
  withoutTestimonials(list: JsonValue): JsonValue {
    if (!Array.isArray(list)) return this.withoutIn(list);
    return list.map((entry) => (this.isIn(entry) ? erasedTestimonial : entry));
  }
}

const erasedTestimonial: JsonValue = {
  name: erased,
  shortTestimonial: erased,
  fullTestimonial: "",
  image: "",
  rating: 5,
  visible: false,
};

/** Whether nothing is left of a testimonial. */
export const isErasedTestimonial = (record: JsonValue | undefined): boolean =>
  record !== undefined && canonicalJson(record) === canonicalJson(erasedTestimonial);
