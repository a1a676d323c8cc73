import { closures } from "../clinic/notices.ts";
import { brokenRelations } from "../records/related-records.ts";
import type { Site } from "../site/documents.ts";
import type { Finding } from "./finding.ts";

interface RecordView {
  id: string;
  name: string;
  picture: string;
  description: string;
  shortDescription: string;
  ctaText: string;
  review: Site["diseases"][number]["review"];
  visible: boolean | undefined;
}

/** What is not finished: records without text, picture or review, reviews that are overdue, relations that lead nowhere. */
export function unfinished(site: Site, today: string): Finding[] {
  const records = [
    ...site.diseases.map((record, index) =>
      finding(view(record, record.name), `diseases.${index}`, "Enfermedades"),
    ),
    ...site.symptoms.map((record, index) =>
      finding(view(record, record.name), `symptoms.${index}`, "Síntomas"),
    ),
    ...site.services.map((record, index) =>
      finding(view(record, record.title), `services.${index}`, "Servicios"),
    ),
  ];
  return [
    ...records.flatMap((check) => check(today)),
    ...brokenRelations(site).map(
      ({ from, to }): Finding => ({
        topic: "sin-terminar",
        level: "block",
        path: from.collection,
        place: "Páginas relacionadas",
        label: "Relación",
        message: "Una página enlaza a otra que ya no existe. Quita el enlace o elige otra.",
        excerpt: `${from.id} → ${to.id}`,
      }),
    ),
    ...closures(site.siteContent)
      .filter(({ to }) => to < today)
      .map(
        ({ from, to }): Finding => ({
          topic: "sin-terminar",
          level: "inform",
          path: "siteContent.notices",
          place: "Avisos",
          label: "Cierre",
          message: "Este cierre ya pasó. El sitio no lo muestra; puedes quitarlo de la lista.",
          excerpt: `${from} a ${to}`,
        }),
      ),
  ];
}

function view(
  record: Site["diseases"][number] | Site["symptoms"][number] | Site["services"][number],
  name: string,
): RecordView {
  return { ...record, name, picture: record.imageHome, review: record.review, visible: record.visible };
}

const finding =
  (record: RecordView, path: string, collection: string) =>
  (today: string): Finding[] => {
    if (record.visible === false) return [];
    const about = {
      topic: "sin-terminar" as const,
      path,
      place: `${collection} › ${record.name}`,
      excerpt: "",
    };
    const missing = [
      [record.description, "Descripción"],
      [record.shortDescription, "Descripción corta"],
      [record.picture, "Imagen en tarjetas"],
      [record.ctaText, "Invitación a la consulta"],
    ].filter(([value]) => value === "");
    const findings = missing.map(
      ([, label = ""]): Finding => ({ ...about, level: "inform", label, message: `${label}: está vacía.` }),
    );
    const { reviewedOn = "", nextReview = "" } = record.review ?? {};
    const label = "Revisión médica";
    if (reviewedOn === "")
      findings.push({
        ...about,
        level: "inform",
        label,
        message: "Nadie ha revisado este texto: la página lo dice.",
      });
    else if (nextReview !== "" && nextReview < today)
      findings.push({
        ...about,
        level: "warn",
        label,
        message: "La revisión médica está vencida.",
        excerpt: nextReview,
      });
    return findings;
  };
