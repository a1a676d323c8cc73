import { type CareLevel, careLevels, interpolate, type Site, titleOf } from "@consultorio/content";
import { cva } from "class-variance-authority";
import { Phone, Siren } from "lucide";
import { Button } from "#components/button/button.tsx";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { useEmergencyCall } from "#components/contact-buttons/emergency-call.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";
import { CheckRow } from "./check-row.tsx";

/** Every symptom as a box; a ticked one asks for its urgent signs. */
export function SheetSymptoms({ site }: { site: Site }) {
  if (site.symptoms.length === 0) return null;
  return (
    <fieldset data-group="" className="min-w-0 print:not-has-checked:hidden">
      <legend className="font-display text-2xl">{strings.visitSheet.symptoms}</legend>
      <ul className="mt-3 border-b border-line print:border-0">
        {site.symptoms.map((symptom) => (
          <li
            key={symptom.id}
            className="group border-t border-line py-1 print:border-0 print:not-has-checked:hidden"
          >
            <CheckRow id={symptom.id} data-symptom="" className="font-semibold">
              {titleOf(symptom)}
            </CheckRow>
            <Signs
              id={symptom.id}
              site={site}
              levels={careLevels(symptom).filter(({ level }) => level !== "cita")}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface SignsProps {
  /** Of the symptom. */
  id: string;
  site: Site;
  levels: readonly CareLevel[];
}

function Signs({ id, site, levels }: SignsProps) {
  if (levels.length === 0) return null;
  return (
    <div className="hidden pb-3 ps-9 group-has-[[data-symptom]:checked]:block print:pb-0">
      <p className="text-sm font-semibold text-text-soft print:hidden">{strings.visitSheet.signs}</p>
      {levels.map((care) => (
        <fieldset key={care.level}>
          <legend className="sr-only">{care.title}</legend>
          {care.signs.map((sign, index) => (
            <CheckRow
              key={index}
              id={`${id}-${care.level}-${index + 1}`}
              data-of={id}
              data-level={care.level}
            >
              {interpolate(sign, site.siteContent)}
            </CheckRow>
          ))}
          <div role="alert" className="scroll-mb-28">
            <Answer care={care} site={site} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What to do, as soon as a sign of its level is ticked. Whole names, as Tailwind needs them. */
const answer = cva("my-3 hidden rounded-card p-card print:hidden", {
  variants: {
    level: {
      emergencia: "bg-inverse-urgent text-on-inverse group-has-[[data-level=emergencia]:checked]:block",
      hoy: "bg-info-soft group-has-[[data-level=hoy]:checked]:block",
      cita: "",
    },
  },
});

function Answer({ care, site }: { care: CareLevel; site: Site }) {
  const emergencyCall = useEmergencyCall();
  const { urgent, call } = contactLinks(site.siteContent);
  const isEmergency = care.level === "emergencia";
  const urgencies = urgent ?? call;
  return (
    <div data-tone={isEmergency ? "inverse" : undefined} className={answer({ level: care.level })}>
      <p className="flex gap-3 font-display text-xl">
        <LineIcon lines={Siren} className="mt-1 size-6" />
        {care.title}
      </p>
      <p className="mt-2 mb-4">{interpolate(care.action, site.siteContent)}</p>
      {isEmergency && emergencyCall ? (
        <Button href={emergencyCall.href} look="onDark" size="large">
          <LineIcon lines={Phone} />
          {emergencyCall.label}
        </Button>
      ) : null}
      {!isEmergency && urgencies ? (
        <Button href={urgencies.href} look="urgent">
          <LineIcon lines={Phone} />
          {strings.contact.urgent}
        </Button>
      ) : null}
    </div>
  );
}
