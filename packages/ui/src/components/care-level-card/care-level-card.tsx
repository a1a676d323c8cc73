import type { CareLevel } from "@consultorio/content";
import { cva } from "class-variance-authority";
import { CalendarDays, Clock, Phone, Siren } from "lucide";
import { Button } from "../button/button.tsx";
import { buttonRow } from "../contact-buttons/button-row.ts";
import type { ContactLinks } from "../contact-buttons/contact-links.ts";
import { useEmergencyCall } from "../contact-buttons/emergency-call.ts";
import { EmergencyText } from "../emergency-text/emergency-text.tsx";
import { Heading } from "../heading/heading.tsx";
import { MessageIcon } from "../icon/brand-icon.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import { messageLook } from "../message-link/message-link.ts";

interface CareLevelCardProps {
  care: CareLevel;
  contact: ContactLinks;
  headingLevel: 3 | 4;
}

const card = cva("flex flex-col gap-3 rounded-card px-card py-5 md:gap-4 md:p-8", {
  variants: {
    level: {
      // Paper has no ground: a thick line tells it from the others.
      emergencia:
        "bg-inverse-urgent text-on-inverse print:outline-4 print:-outline-offset-4 print:outline-urgent",
      hoy: "bg-info-soft",
      cita: "bg-surface-alt",
    },
  },
});

const icons = { emergencia: Siren, hoy: Clock, cita: CalendarDays };

/**
 * How soon to be seen, for which signs, and whom to call. Level, word and icon have the same meaning, so that colour is
 * never the only sign. An emergency offers 911 only.
 */
export function CareLevelCard({ care, contact, headingLevel }: CareLevelCardProps) {
  const emergencyCall = useEmergencyCall();
  const emergency = care.level === "emergencia";
  const { call, message } = contact;
  return (
    <article
      aria-label={care.title}
      className={card({ level: care.level })}
      data-tone={emergency ? "inverse" : undefined}
    >
      <div className="flex flex-wrap items-start gap-3">
        <LineIcon lines={icons[care.level]} className="mt-1 size-6" />
        <Heading
          level={headingLevel}
          size="card"
          className="min-w-min flex-1 max-md:text-[length:min(var(--text-xl),8vw)]"
        >
          {care.title}
        </Heading>
      </div>
      <ul className="list-disc space-y-2 pl-[20px]">
        {care.signs.map((sign, index) => (
          <li key={index}>{sign}</li>
        ))}
      </ul>
      <p className="font-semibold">
        {emergency ? care.action : <EmergencyText>{care.action}</EmergencyText>}
      </p>
      <div className={buttonRow}>
        {care.contacts.includes("911") && emergencyCall && (
          <Button href={emergencyCall.href} look="onDark">
            <LineIcon lines={Phone} />
            {emergencyCall.label}
          </Button>
        )}
        {care.contacts.includes("call") && call && (
          <Button href={call.href} look="secondary">
            <LineIcon lines={Phone} />
            {call.label}
          </Button>
        )}
        {care.contacts.includes("message") && message && (
          <Button href={message.href} look={messageLook(message.href)}>
            <MessageIcon href={message.href} />
            {message.label}
          </Button>
        )}
      </div>
    </article>
  );
}
