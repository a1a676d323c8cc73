/** Ends a sentence: a mark before a space and a capital, unless a short title such as `Dra.` stands before it. */
const sentenceEnd = /^(.+?(?<!\b\p{Lu}\p{Ll}{0,3})[.?!])\s+(?=[\p{Lu}¿¡])(.+)$/su;

/** Parts a text into its first sentence and what follows, which is empty where there is only one. */
export function leadSentence(text: string): { lead: string; rest: string } {
  const [, lead = text, rest = ""] = sentenceEnd.exec(text) ?? [];
  return { lead, rest };
}
