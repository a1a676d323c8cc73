import { interpolate, routePath, type Site } from "@consultorio/content";
import { Eraser, Printer, Share2 } from "lucide";
import { Breadcrumb } from "#components/breadcrumb/breadcrumb.tsx";
import { Button } from "#components/button/button.tsx";
import { buttonRow } from "#components/contact-buttons/button-row.ts";
import { EmergencyNote } from "#components/emergency-text/emergency-note.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { strings } from "#strings/strings.ts";
import { Places } from "./places.tsx";
import { SheetSymptoms } from "./sheet-symptoms.tsx";

const anchor = "hoja";

/**
 * The sheet that a patient fills in before the visit: symptoms with their urgent signs, where they are felt, and questions.
 * The answers stay in the browser (`c-sheet`). Paper has the answered questions alone.
 */
export function VisitSheetPage({ site }: { site: Site }) {
  const { pageTitle, intro, questions } = site.siteContent.visitSheet;
  const { kept, erased, copied, failed, notKept } = strings.visitSheet;
  return (
    <Section anchor={anchor} tone="surface" className="pt-6 md:pt-10">
      <Breadcrumb trail={[{ label: pageTitle, href: routePath({ page: "visitSheet" }) }]} />
      <SectionHeading anchor={anchor} title={pageTitle} level={1} size="page" className="mb-4 md:mb-5" />
      <div className="max-w-text print:hidden">
        <p className="mb-3 text-sm text-text-soft">
          <EmergencyNote /> {kept}
        </p>
        <RichText text={interpolate(intro, site.siteContent)} className="md:text-lg" />
      </div>
      <c-sheet
        data-erased={erased}
        data-copied={copied}
        data-failed={failed}
        data-not-kept={notKept}
        className="mt-8 block md:mt-12"
      >
        <div className="grid items-start gap-x-column gap-y-10 lg:grid-cols-2 print:block print:space-y-3">
          <SheetSymptoms site={site} />
          {/* Teeth have no places on this figure. */}
          {site.siteContent.doctorInfo.field === "odontologia" ? null : <Places />}
          <Questions questions={questions} />
          <SheetButtons />
        </div>
      </c-sheet>
    </Section>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  return (
    <div className="grid gap-x-column gap-y-6 lg:col-span-2 lg:grid-cols-2 print:block print:space-y-2">
      {questions.map((question, index) => (
        <div key={index} className="print:has-placeholder-shown:hidden">
          <label htmlFor={`pregunta-${index + 1}`} className="block font-display text-xl">
            {question}
          </label>
          <textarea
            id={`pregunta-${index + 1}`}
            rows={2}
            maxLength={2000}
            placeholder=" "
            autoComplete="off"
            className="mt-2 field-sizing-content min-h-20 w-full rounded-small border-2 border-line-strong bg-surface-raised px-4 py-3 print:min-h-0 print:border-0 print:p-0"
          />
        </div>
      ))}
    </div>
  );
}

function SheetButtons() {
  const { print, share, erase } = strings.visitSheet;
  const buttons = [
    { label: print, icon: Printer, mark: { "data-print": "" } },
    { label: share, icon: Share2, mark: { "data-share": "" } },
    { label: erase, icon: Eraser, mark: { "data-erase": "" } },
  ];
  return (
    <div className="lg:col-span-2 print:hidden">
      <div className={buttonRow}>
        {buttons.map(({ label, icon, mark }) => (
          <Button key={label} hidden {...mark} look="secondary" className="[&[hidden]]:hidden">
            <LineIcon lines={icon} />
            {label}
          </Button>
        ))}
      </div>
      <p role="status" data-status="" className="mt-3 font-medium empty:hidden" />
    </div>
  );
}
