import { closures } from "../clinic/notices.ts";
import { type FoundRecord, titleOf } from "../records/record.ts";
import { brokenRelations } from "../records/related-records.ts";
import { documentSchemas, type Site } from "../site/documents.ts";
import { collectionNames } from "../site/route.ts";
import { labelOf } from "../site/site-fields.ts";
import type { Finding } from "./finding.ts";

/** Records without text, picture or review, overdue reviews, relations to missing records, and past closures. */
export function unfinished(site: Site, today: string): Finding[] {
  return [
    ...collectionNames.flatMap((collection) =>
      site[collection].flatMap((record, index) => {
        const place = `${labelOf(documentSchemas[collection])} › ${titleOf(record)}`;
        return record.visible === false ? [] : recordFindings(record, `${collection}.${index}`, place, today);
      }),
    ),
    ...brokenRelations(site).map(
      ({ from, to }): Finding => ({
        topic: "unfinished",
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
          topic: "unfinished",
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

function recordFindings(
  record: FoundRecord["record"],
  path: string,
  place: string,
  today: string,
): Finding[] {
  const finding = (level: Finding["level"], label: string, message: string, excerpt = ""): Finding => ({
    topic: "unfinished",
    level,
    path,
    place,
    label,
    message,
    excerpt,
  });
  const empty = [
    { label: "Descripción", value: record.description },
    { label: "Descripción corta", value: record.shortDescription },
    { label: "Imagen en tarjetas", value: record.imageHome },
    { label: "Invitación a la consulta", value: record.ctaText },
  ].filter(({ value }) => value === "");
  const findings = empty.map(({ label }) => finding("inform", label, `${label}: está vacía.`));
  const { reviewedOn = "", nextReview = "" } = record.review ?? {};
  const review = "Revisión médica";
  if (reviewedOn === "")
    return [...findings, finding("inform", review, "Nadie ha revisado este texto: la página lo dice.")];
  if (nextReview === "" || nextReview >= today) return findings;
  return [...findings, finding("warn", review, "La revisión médica está vencida.", nextReview)];
}
