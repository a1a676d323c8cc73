import type { Site } from "../site/documents.ts";
import { confirmationMark } from "./confirmed.ts";
import { type BundledClaim, bundledClaims } from "./examples/bundled-claims.ts";
import { type ExampleText, exampleContent, isPending } from "./examples/example-content.ts";
import { type ExamplePicture, examplePictures } from "./examples/example-pictures.ts";
import { factMismatches } from "./fact-mismatches.ts";
import type { Finding } from "./finding.ts";
import { hiddenSections } from "./hidden-sections.ts";
import { hoursOverlaps } from "./hours-overlaps.ts";
import { legalLine } from "./legal-line.ts";
import { privacyNotice } from "./privacy-notice.ts";
import { specialistQuestions } from "./specialist-questions.ts";
import { unfinished } from "./unfinished.ts";
import { unresolved } from "./unresolved.ts";
import { otherGender } from "./words/other-gender.ts";
import { missingPictureWords } from "./words/picture-words.ts";
import { riskyWords } from "./words/risky-words.ts";

/** All findings about a site before it is published, the most serious first. `today` is a day at the clinic. */
export function checklist(site: Site, today: string): Finding[] {
  const legal = legalLine(site);
  const reported = new Set(legal.map(({ path }) => path));
  return [
    ...unresolved(site),
    ...legal,
    ...privacyNotice(site, today),
    ...specialistQuestions(site),
    ...exampleContent(site)
      .filter(({ path }) => !reported.has(path))
      .map(exampleFinding),
    ...examplePictures(site).map(pictureFinding),
    ...bundledClaims(site).map(claimFinding),
    ...factMismatches(site),
    ...otherGender(site),
    ...hoursOverlaps(site),
    ...riskyWords(site),
    ...missingPictureWords(site),
    ...hiddenSections(site),
    ...unfinished(site, today),
  ];
}

function exampleFinding({ path, label, value }: ExampleText): Finding {
  const marked = isPending(value);
  const names = label.split(": ");
  return {
    topic: marked ? "pending" : "example",
    level: "warn",
    path,
    place: names.slice(0, -1).join(" › "),
    label: names.at(-1) ?? label,
    message: marked
      ? "Este dato todavía está por confirmar. Escribe el tuyo o déjalo fuera."
      : "Es contenido de ejemplo. Cámbialo por el tuyo antes de publicar.",
    excerpt: shortened(value),
    ...(!marked && { mark: confirmationMark(value) }),
  };
}

const shortened = (value: string) => (value.length > 120 ? `${value.slice(0, 120)}…` : value);

const claimFinding = ({ path, place, label, value }: BundledClaim): Finding => ({
  topic: "pending",
  level: "warn",
  path,
  place,
  label: label.split(": ").at(-1) ?? label,
  message: "Viene del ejemplo. Si también es lo tuyo, dilo con «Sí, es mío»; si no, cámbialo.",
  excerpt: shortened(value),
  mark: confirmationMark(value),
});

const pictureMessages: Record<ExamplePicture["kind"], string> = {
  logo: "El logotipo todavía es el del ejemplo, con un nombre inventado. Sube el tuyo, o déjalo vacío: el sitio escribirá tu nombre.",
  portrait: "La foto todavía es la figura del ejemplo. Elige una tuya o déjala vacía.",
  paper: "La imagen es un documento de muestra. Sube el tuyo, u oculta esta entrada.",
};

const pictureFinding = ({ path, place, label, value, kind }: ExamplePicture): Finding => ({
  topic: "example",
  level: "warn",
  path,
  place,
  label,
  message: pictureMessages[kind],
  excerpt: "",
  mark: confirmationMark(value),
});
