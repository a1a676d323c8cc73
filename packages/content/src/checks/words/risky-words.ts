import type { Site } from "#site/documents.ts";
import { type SiteField, siteFields } from "#site/site-fields.ts";
import { foldedText } from "#site/text.ts";
import type { Finding } from "../finding.ts";
import { isProse } from "./prose.ts";
import { excerptOf, sentences } from "./sentences.ts";

interface RiskyWords {
  /** Matched against a sentence without accents, in small letters. */
  pattern: RegExp;
  message: string;
}

const certainty = "Nadie puede asegurar un resultado: la ley de publicidad pide no prometerlo.";
const comparison = "Compararte con otros sin una prueba puede tomarse como publicidad engañosa.";
const harmless = "Todo procedimiento tiene algún riesgo: decir que no lo tiene puede ser engañoso.";
const proof = "Sólo puede decirse con un estudio que lo respalde, citado en la página.";

/** Words that medical advertising law makes risky (Reglamento de la LGS en Materia de Publicidad, articles 9 and 18). */
const risky: RiskyWords[] = [
  // An insurer's letter is not a promise of the clinic.
  { pattern: /\b(?:garanti[zc]\w*|(?<!carta (?:de )?)garantias?)\b/g, message: certainty },
  {
    pattern:
      /\b(?:100|cien)(?: ?%| por ciento) (?:\w+ )?(?:segur|efectiv|eficaz|natural|exit|curad|libre)\w*/g,
    message: certainty,
  },
  { pattern: /\b(?:infalible|milagros\w*|milagro)\b/g, message: certainty },
  {
    pattern:
      /\b(?:cura|curacion|solucion|remedio|eliminacion) (?:total|definitiva|definitivo|permanente|segura|garantizada)\b/g,
    message: certainty,
  },
  {
    pattern:
      /\b(?:cura(?:mos|r|ra|ras)?|elimina(?:mos|r|ra|ras)?|desaparec\w+|olvidate del?|adios al?)\b[^,;]{0,40}\b(?:para siempre|por completo|definitivamente|de raiz)\b/g,
    message: certainty,
  },
  {
    pattern: /\b(?:resultados?|recuperacion|alivio|efecto) (?:inmediat|instantane|asegurad)\w+/g,
    message: certainty,
  },
  { pattern: /\b(?:exito|resultados?) asegurad\w+/g, message: certainty },
  {
    pattern:
      /\b(?:el|la|los|las|tu|su) mejor(?:es)? (?:medic|doctor|dra\b|dr\b|especialist|angiolog|cirujan|clinic|hospital|consultorio|tratamiento|resultado|tecnica|tecnologia|equipo|atencion|servicio|precio)\w*\b(?! (?:para (?:ti|cada)|posible)\b)/g,
    message: comparison,
  },
  { pattern: /\b(?:soy|somos|es|son) (?:el|la|los|las) mejor(?:es)?\b/g, message: comparison },
  // Not the number of a house, of a floor or of a step.
  {
    pattern:
      /(?:\b(?:el|la|los|las|somos|soy|como) (?:(?!(?:consultorio|sala|piso|edificio|torre|puerta|calle|avenida|paso)\b)\w+ ){0,2}(?:numero (?:uno|1)|no\. ?1|#1)\b|\bnumero (?:uno|1) (?:en|de)\b)/g,
    message: comparison,
  },
  { pattern: /\blider(?:es)? (?:en|de|nacional|mundial)\b/g, message: comparison },
  {
    pattern: /\b(?:unic[oa]s?) (?:especialist|medic|doctor|angiolog|cirujan|clinic|consultorio)\w*/g,
    message: comparison,
  },
  {
    pattern:
      /\b(?:sin|cero|libres? de|nulo) (?:ningun[oa]? )?(?:riesgos?|dolor|complicaciones|efectos secundarios|peligro)\b/g,
    message: harmless,
  },
  {
    pattern: /\b(?:indolor[oa]?s?|totalmente segur[oa]s?|completamente segur[oa]s?|inofensiv[oa]s?)\b/g,
    message: harmless,
  },
  { pattern: /\brevolucionari[oa]s?\b/g, message: proof },
  {
    pattern:
      /\b\d{2,3}(?:\.\d+)? ?(?:%|por ciento) de exito|\bexito de(?:l| mas del?)? \d{2,3}(?:\.\d+)? ?(?:%|por ciento)/g,
    message: proof,
  },
  { pattern: /\b(?:cientificamente|clinicamente) (?:comprobad|probad|demostrad)\w+/g, message: proof },
];

/** A negation of the words that follow it: «no existe cirugía sin riesgo» promises nothing. */
const denial = /\b(?:no|ni|nunca|jamas|nadie|tampoco|ningun\w*|sin que|dejar de|aunque|depende)\b/;

/** Findings for texts that promise, compare or belittle in a way that medical advertising must not. */
export function riskyWords(site: Site): Finding[] {
  return siteFields(site).filter(isAdvertising).flatMap(findingsIn);
}

/** A myth is denied on the page, the title of a source is not by the clinic, and an address has numbers of houses. */
const isAdvertising = (field: SiteField): boolean =>
  isProse(field) &&
  !/\.(?:myths|sources|care|formerIds|searchTerms|keywords|arrival)\b|[aA]ddress$|^siteContent\.privacy\./.test(
    field.path,
  );

function findingsIn({ path, place, label, value }: SiteField): Finding[] {
  return sentences(String(value)).flatMap((sentence) => {
    const folded = foldedText(sentence);
    const findings = risky.flatMap(({ pattern, message }) =>
      [...folded.matchAll(pattern)]
        .filter(({ index }) => !denial.test(folded.slice(Math.max(0, index - 60), index)))
        .map(
          ({ index, 0: match }): Finding => ({
            topic: "wording",
            level: "warn",
            path,
            place,
            label,
            message,
            excerpt: excerptOf(sentence.normalize("NFC"), index, match.length),
          }),
        ),
    );
    // One finding for each reason in a sentence: two patterns can match the same words.
    return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
  });
}
