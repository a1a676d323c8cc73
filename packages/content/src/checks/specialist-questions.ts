import { specialistDecisions } from "../data/specialist-decisions.ts";
import { collectionNames } from "../kinds/index.ts";
import { titleOf } from "../kinds/record-name.ts";
import { careLevelNames } from "../schema/evidence.ts";
import { labelOf } from "../schema/schema-parts.ts";
import { levelOfSign } from "../signs/signs.ts";
import { documentSchemas, type Site } from "../site/documents.ts";
import type { Finding } from "./finding.ts";

/** Medical questions about records that nobody has reviewed yet, and signs at another level than in the table. */
export function specialistQuestions(site: Site): Finding[] {
  return [...openDecisions(site), ...misplacedSigns(site)];
}

const label = "Cuándo pedir ayuda";

function openDecisions(site: Site): Finding[] {
  return specialistDecisions.flatMap(({ record: { collection, id }, field, question, now }): Finding[] => {
    const index = site[collection].findIndex((record) => record.id === id);
    const record = site[collection][index];
    if (record === undefined || record.visible === false || record.review?.reviewedOn) return [];
    return [
      {
        topic: "medical",
        level: "inform",
        path: `${collection}.${index}.${field}`,
        place: `${labelOf(documentSchemas[collection])} › ${titleOf(record)}`,
        label: "Pregunta médica",
        message: `${question} Por ahora: ${now}`,
        excerpt: "",
      },
    ];
  });
}

function misplacedSigns(site: Site): Finding[] {
  return collectionNames.flatMap((collection) =>
    site[collection].flatMap((record, index) =>
      record.visible === false
        ? []
        : careLevelNames.flatMap((level) =>
            (record.care?.[level]?.signs ?? []).flatMap((sign, place): Finding[] => {
              const tableLevel = levelOfSign(sign);
              if (tableLevel === undefined || tableLevel === level) return [];
              return [
                {
                  topic: "medical",
                  level: "warn",
                  path: `${collection}.${index}.care.${level}.signs.${place}`,
                  place: `${labelOf(documentSchemas[collection])} › ${titleOf(record)}`,
                  label,
                  message: `En las demás páginas esta señal está en «${levelLabels[tableLevel]}». Pásala ahí, o escríbela de otro modo.`,
                  excerpt: sign,
                },
              ];
            }),
          ),
    ),
  );
}

const levelLabels = { emergencia: "Emergencia", hoy: "Hoy mismo", cita: "Con cita" };
