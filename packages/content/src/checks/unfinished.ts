import { isPastAnnouncement, isPastHomeAnnouncement } from "../clinic/notices.ts";
import { collectionNames, type FoundRecord } from "../kinds/index.ts";
import { titleOf } from "../kinds/record-name.ts";
import { labelOf } from "../schema/schema-parts.ts";
import { documentSchemas, type Site } from "../site/documents.ts";
import { formatDate } from "../site/text.ts";
import type { Finding } from "./finding.ts";

/** Records without text, picture or review, overdue reviews, a past announcement, and past closures. */
export function unfinished(site: Site, today: string): Finding[] {
  return [
    ...collectionNames.flatMap((collection) =>
      site[collection].flatMap((record, index) => {
        const place = `${labelOf(documentSchemas[collection])} › ${titleOf(record)}`;
        return record.visible === false ? [] : recordFindings(record, `${collection}.${index}`, place, today);
      }),
    ),
    ...pastAnnouncement(site, today),
    ...(site.siteContent.notices?.closures ?? []).flatMap(({ from, to }, index): Finding[] =>
      to < today
        ? [
            {
              topic: "unfinished",
              level: "inform",
              path: `siteContent.notices.closures.${index}.to`,
              place: "Avisos",
              label: "Cierre",
              message: "Este cierre ya pasó. El sitio no lo muestra; puedes quitarlo de la lista.",
              excerpt: `Del ${formatDate(from)} al ${formatDate(to)}`,
            },
          ]
        : [],
    ),
  ];
}

/** The announcements whose last day is over: that of the bar, and that of the home page. */
function pastAnnouncement({ siteContent }: Site, today: string): Finding[] {
  const { announcement } = siteContent.notices ?? {};
  const finding = (path: string, place: string, label: string, until: string): Finding => ({
    topic: "unfinished",
    level: "warn",
    path: `siteContent.${path}.until`,
    place,
    label,
    message: "Ese día ya pasó: nadie verá el aviso.",
    excerpt: formatDate(until),
  });
  return [
    ...(announcement !== undefined && isPastAnnouncement(announcement, today)
      ? [
          finding(
            "notices.announcement",
            "Avisos › Barra de aviso",
            "Último día del aviso",
            announcement.until,
          ),
        ]
      : []),
    ...(isPastHomeAnnouncement(siteContent, today)
      ? [
          finding(
            "homeAnnouncement",
            "Aviso en la página de inicio",
            "Último día en que se ve",
            siteContent.homeAnnouncement.until,
          ),
        ]
      : []),
  ];
}

function recordFindings(
  record: FoundRecord["record"],
  path: string,
  place: string,
  today: string,
): Finding[] {
  const finding = (
    level: Finding["level"],
    { key, label, message, excerpt = "" }: { key: string; label: string; message: string; excerpt?: string },
  ): Finding => ({
    topic: "unfinished",
    level,
    path: `${path}.${key}`,
    place,
    label,
    message,
    excerpt,
  });
  const empty = [
    ...("description" in record
      ? [{ key: "description", label: "Descripción", value: record.description }]
      : []),
    { key: "shortDescription", label: "Descripción corta", value: record.shortDescription },
    { key: "imageHome", label: "Imagen en tarjetas", value: record.imageHome },
    { key: "ctaText", label: "Invitación a la consulta", value: record.ctaText },
  ].filter(({ value }) => value === "");
  const findings = empty.map(({ key, label }) =>
    finding("inform", { key, label, message: `${label}: está vacía.` }),
  );
  const { reviewedOn = "", nextReview = "" } = record.review ?? {};
  const review = { key: "review.reviewedOn", label: "Revisión médica" };
  if (reviewedOn === "") {
    const message = "Nadie ha revisado este texto: la página lo dice.";
    return [...findings, finding("inform", { ...review, key: "review.reviewedBy", message })];
  }
  if (nextReview === "" || nextReview >= today) return findings;
  const message = "La revisión médica está vencida. Pide otra y pon las fechas nuevas.";
  return [...findings, finding("warn", { ...review, message, excerpt: formatDate(nextReview) })];
}
