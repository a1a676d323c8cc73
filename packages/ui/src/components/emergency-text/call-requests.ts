/** `llama`, `llámale de inmediato al`, `marca el`, `comunícate al` and the like, at the end of a text. */
const spanish =
  /(?:ll[aá]m(?:ar|ando|an|as|a|en|e)|m[aá]r(?:car|cando|can|cas|ca|quen|que)|habl(?:ar|ando|an|as|a|en|e)|comun[ií](?:car|ca|que)(?:[tsm]e)|p[ií]d(?:ir|e|a)\s+(?:ayuda|auxilio))(?:les?)?(?:(?:\s+\p{L}+){0,4}\s+al|\s+el)?\s+/u;

/** `call`, `dial now`, `call an ambulance on` and the like, at the end of a text. */
const english =
  /(?:call|dial|ring|phone|telephone|calling|dialling|dialing|ringing|phoning|telephoning)(?:\s+(?:immediately|now|at\s+once|straight\s+away|right\s+away)|(?:\s+\p{L}+){0,4}\s+on)?\s+/u;

/** @param words verbs of calling in another language, each with up to two words before the number */
function requestBefore(words: string): RegExp {
  const verbs = words
    .split(",")
    .map((word) => word.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .filter(Boolean)
    .join("|");
  const other = verbs === "" ? "" : `|(?:${verbs})(?:\\s+\\p{L}+){0,2}\\s+`;
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])((?:${spanish.source}|${english.source}${other}))$`, "iu");
}

const request = requestBefore("");

/** The rest of a longer number: digits of its own, such as those of `24 hours`, are fewer. */
const moreDigits = /^(?:[-.,/]?\d|\s\d{3})/;

/**
 * Splits a text where it asks the reader, by a verb of calling in Spanish or English, to call a number. Every second part is
 * such a request: `Call 999`. The number elsewhere, as in *999 smiles*, is text.
 * @param words verbs of calling in another language, with commas between them: `rufen, wählen`
 */
export function splitAtCallRequests(text: string, number: string, words = ""): string[] {
  const asking = words === "" ? request : requestBefore(words);
  const [first = "", ...rest] = text.split(number);
  const parts = [first];
  for (const after of rest) {
    const before = parts.pop() ?? "";
    const verb = moreDigits.test(after) ? "" : (before.match(asking)?.[1] ?? "");
    if (verb === "") parts.push(before + number + after);
    else parts.push(before.slice(0, before.length - verb.length), verb + number, after);
  }
  return parts;
}
