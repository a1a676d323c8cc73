import { paragraphs } from "@consultorio/content";
import { leadSentence } from "../call-to-action-individual/lead-sentence.ts";

/** The sentences of a text in order, each for a line of its own. */
export function sentencesOf(text: string): string[] {
  return paragraphs(text).flatMap(sentencesOfParagraph);
}

function sentencesOfParagraph(text: string): string[] {
  const { lead, rest } = leadSentence(text);
  return rest === "" ? [lead] : [lead, ...sentencesOfParagraph(rest)];
}
