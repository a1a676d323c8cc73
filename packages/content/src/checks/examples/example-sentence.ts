import { paragraphs } from "#site/text.ts";

/** A sentence in which a text says of itself that it is an example. */
const says = /[^.!?\n]*(?<!\p{L})texto de ejemplo(?!\p{L})[^.!?\n]*[.!?]?/giu;

/**
 * A text without the sentence that says that it is an example, for who has read it and keeps the rest. Null where it has
 * no such sentence, or nothing else.
 */
export function withoutExampleSentence(text: string): string | null {
  const rest = paragraphs(text.replace(says, "")).join("\n\n");
  return rest === "" || rest === paragraphs(text).join("\n\n") ? null : rest;
}
