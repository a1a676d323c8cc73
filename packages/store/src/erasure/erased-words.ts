import { cleanText } from "@consultorio/content";
import { canonicalJson, type JsonValue } from "../base/canonical-json.ts";

/** The text that replaces erased words. */
export const erased = "(borrado)";

/**
 * Finds words in stored texts, and takes them out. Capital letters, how many blanks stand between words, and characters
 * that nobody sees do not matter.
 */
export class ErasedWords {
  readonly #pattern: RegExp;

  constructor(texts: readonly string[]) {
    const patterns = texts
      .map((text) => cleanText(text).trim().normalize("NFC"))
      // The longest first: where a short text is how a long one begins, the rest of that would stay.
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
   * A list of testimonials, each of which that has the words without anything that its author said or is. It keeps its
   * place: the bin names records by their number.
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
