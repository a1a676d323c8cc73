import { closureLine, closures, hoursLines, openingHours, type SiteContent } from "@consultorio/content";
import { CalendarDays } from "lucide";
import { FactTable } from "#components/fact-table/fact-table.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { strings } from "#strings/strings.ts";

/** The opening status, the hours of the week, and the closed days. Draws nothing without hours. */
export function ContactHours({ site }: { site: SiteContent }) {
  const hours = hoursLines(site);
  if (hours.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="card">
        {site.doctorWorkInfo.consultingHoursDaysHeader || strings.contact.hours}
      </Heading>
      <OpeningStatus hours={hours} opening={openingHours(site)} className="my-4" />
      <FactTable facts={hours.map(({ days, hours: time }) => ({ label: days, value: time }))} />
      <ClosedDays site={site} />
    </div>
  );
}

const anchor = "dias-sin-consulta";

/** Every future closure, however far away: patients who plan a journey read this. Each disappears after its last day. */
function ClosedDays({ site }: { site: SiteContent }) {
  const closed = closures(site);
  if (closed.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId(anchor)}
      className="mt-6 rounded-card bg-info-soft px-6 py-5 not-has-[c-notice:not([hidden])]:hidden"
    >
      <Heading level={4} size="small" id={headingId(anchor)}>
        {strings.contact.closures}
      </Heading>
      <ul className="mt-2 space-y-2">
        {closed.map((closure) => (
          <li key={`${closure.from} ${closure.to}`} className="not-has-[c-notice:not([hidden])]:hidden">
            <c-notice data-until={closure.to} className="flex gap-3">
              <LineIcon lines={CalendarDays} className="mt-1 text-info" />
              <span className="min-w-0">{closureLine(closure)}</span>
            </c-notice>
          </li>
        ))}
      </ul>
    </section>
  );
}
