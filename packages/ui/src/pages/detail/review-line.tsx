import { changeLine, formatDate, type RecordChange } from "@consultorio/content";
import { Stethoscope } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";

interface ReviewLineProps {
  text: string;
  /** The newest first. */
  changes: readonly RecordChange[];
}

/**
 * Who reviewed the text and when, or that it has not been reviewed, and what changed since it is public. Near the content,
 * not in the footer.
 */
export function ReviewLine({ text, changes }: ReviewLineProps) {
  return (
    <div className="border-t border-line pt-6 text-sm text-text-soft">
      <p data-review="" className="flex items-center gap-3">
        <LineIcon lines={Stethoscope} />
        {text}
      </p>
      {changes.length === 0 ? null : (
        <details className="mt-1 ps-8 print:hidden">
          <summary className={cn(textLink, "inline-flex min-h-control items-center")}>
            {strings.changes}
          </summary>
          <ul className="mt-1 max-w-text space-y-3">
            {changes.map((change) => (
              <li key={change.publishedOn}>
                <time dateTime={change.publishedOn} className="block font-semibold text-text">
                  {formatDate(change.publishedOn)}
                </time>
                {changeLine(change)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
