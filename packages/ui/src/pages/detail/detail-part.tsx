import { paragraphs } from "@consultorio/content";
import { textLink } from "#components/button/button.tsx";
import { strings } from "#strings/strings.ts";
import type { DetailPart, Myth } from "./detail-view.ts";
import { HeadedPart } from "./headed-part.tsx";

/** One headed part of an item's page; on phones the heading of a folded part opens it. */
export function DetailPartBlock({ part }: { part: DetailPart }) {
  return (
    <HeadedPart id={part.id} title={part.title} size="feature" folded={part.folded === true}>
      <PartBody part={part} />
    </HeadedPart>
  );
}

/** Marks of the list itself, which printers draw; a coloured ground they leave out. */
const bulleted = "list-disc space-y-3 pl-5 marker:text-action";

function PartBody({ part }: { part: DetailPart }) {
  switch (part.kind) {
    case "paragraphs":
      return (
        <div className="space-y-5">
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      );
    case "steps":
      return (
        <ol className="space-y-4">
          {part.items.map((item, index) => (
            <li key={item} className="flex gap-4">
              <span
                aria-hidden="true"
                className="flex size-9 shrink-0 items-center justify-center rounded-full bg-info-soft font-display text-base text-info-strong tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0 pt-1">{item}</span>
            </li>
          ))}
        </ol>
      );
    case "myths":
      return <MythList myths={part.myths} />;
    case "questions":
      return (
        <dl className="divide-y divide-line border-y border-line">
          {part.questions.map(({ question, answer }) => (
            <div key={question} className="break-inside-avoid py-5">
              <dt className="font-display text-lg">{question}</dt>
              <dd className="mt-2 space-y-3">
                {paragraphs(answer).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      );
    case "list":
      return (
        <ul className={bulleted}>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "links":
      return (
        <ul className={bulleted}>
          {part.items.map(({ label, href }) => (
            <li key={label}>
              {href === null ? (
                label
              ) : (
                <a href={href} className={textLink}>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
      );
  }
}

/** Each myth with the reality that answers it. */
function MythList({ myths }: { myths: readonly Myth[] }) {
  const { myth: mythLabel, reality: realityLabel } = strings.service;
  return (
    <ul className="space-y-4 print:space-y-2">
      {myths.map(({ myth, reality }) => (
        <li key={myth} className="break-inside-avoid rounded-card bg-surface-alt px-6 py-5 print:p-0">
          <dl className="space-y-3 print:space-y-0 print:*:*:inline">
            <div>
              <dt className="text-sm font-semibold text-action print:me-2">{mythLabel}</dt>
              <dd className="font-display text-lg print:text-base">{myth}</dd>
            </div>
            {reality === "" ? null : (
              <div>
                <dt className="text-sm font-semibold text-positive-strong print:me-2">{realityLabel}</dt>
                <dd>{reality}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
