import { addDays } from "../clinic/clinic-day.ts";
import type { Site } from "../site/documents.ts";
import type { Finding } from "./finding.ts";

/** Whether the privacy notice exists and follows the law in force. `today` is a day at the clinic. */
export function privacyNotice({ siteContent: { privacy } }: Site, today: string): Finding[] {
  const about = {
    topic: "privacy" as const,
    path: "siteContent.privacy",
    place: "Aviso de privacidad",
    label: "Aviso de privacidad",
    excerpt: "",
  };
  const texts = [privacy.simplified, ...privacy.sections.map(({ text }) => text)];
  const findings: Finding[] = [];
  if (privacy.simplified === "")
    findings.push({
      ...about,
      level: "warn",
      message: "Falta el aviso de privacidad simplificado: escríbelo.",
    });
  if (privacy.sections.length === 0)
    findings.push({
      ...about,
      level: "warn",
      message: "Falta el aviso de privacidad integral: agrega sus partes.",
    });
  if (texts.some((text) => /\bINAI\b/.test(text)))
    findings.push({
      ...about,
      level: "warn",
      message:
        "El aviso nombra al INAI, que ya no existe. Cámbialo por la Secretaría Anticorrupción y Buen Gobierno, la autoridad desde marzo de 2025.",
      excerpt: "INAI",
    });
  if (privacy.updatedOn === "")
    findings.push({
      ...about,
      level: "inform",
      message: "El aviso no dice cuándo se actualizó: pon la fecha.",
    });
  else if (privacy.updatedOn < addDays(today, -730))
    findings.push({ ...about, level: "inform", message: "El aviso tiene más de dos años: revísalo." });
  return findings;
}
