import type { Site } from "../site/documents.ts";
import type { Finding } from "./finding.ts";

/** The numbers that the law requires: licence and specialty licence with their institutions, and the notice. */
export function legalLine({ siteContent }: Site): Finding[] {
  const { cedProf, cedEsp } = siteContent.doctorInfo;
  return [
    ...licence("siteContent.doctorInfo.cedProf", "Cédula profesional", cedProf),
    ...licence("siteContent.doctorInfo.cedEsp", "Cédula de especialidad", cedEsp),
    ...notice(siteContent.doctorWorkInfo.avisoCofepris),
  ];
}

function licence(path: string, label: string, value: string): Finding[] {
  const about = { path, place: "Información del Doctor", label, excerpt: value };
  return licenceProblems(value).map((problem) => warning(about, `${label}: ${problem}`));
}

/** The problems of a licence with its institution; none where it is complete. */
export function licenceProblems(value: string): string[] {
  if (value === "") return ["falta. La ley pide el número y la institución."];
  if (/X{3,}/i.test(value)) return ["todavía tiene X en lugar del número. Escribe el de tu cédula."];
  const digits = value.match(/\d[\d .-]*\d/)?.[0].replace(/\D/g, "") ?? "";
  const institution = value.replace(/\d[\d .-]*|[^\p{L}]+/gu, "");
  const problems: string[] = [];
  if (digits.length < 6 || digits.length > 8)
    problems.push("el número suele tener 7 u 8 cifras. Compáralo con tu cédula.");
  if (institution.length < 3)
    problems.push("falta la institución que expidió el título. La ley pide nombrarla.");
  return problems;
}

function notice(value: string): Finding[] {
  const label = "Aviso de publicidad COFEPRIS";
  const about = {
    path: "siteContent.doctorWorkInfo.avisoCofepris",
    place: "Información Laboral",
    label,
    excerpt: value,
  };
  const compact = value.replace(/[\s-]/g, "");
  if (compact === "") return [warning(about, `${label}: falta. Si todavía no te lo otorgan, escribe 17 X.`)];
  if (/^X+$/i.test(compact))
    return [
      warning(about, `${label}: está pendiente (sólo tiene X). Publica el número en cuanto lo tengas.`),
    ];
  if (!/^[A-Z\d]{12,20}$/i.test(compact))
    return [warning(about, `${label}: se esperan de 12 a 20 letras o números. Compáralo con tu aviso.`)];
  return [];
}

const warning = (about: Pick<Finding, "path" | "place" | "label" | "excerpt">, message: string): Finding => ({
  topic: "legal",
  level: "warn",
  ...about,
  message,
});
