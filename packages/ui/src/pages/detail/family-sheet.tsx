import type { CareLevel } from "@consultorio/content";
import { cva } from "class-variance-authority";
import { Phone, Users, X } from "lucide";
import { Button, IconButton } from "#components/button/button.tsx";
import { useEmergencyCall } from "#components/contact-buttons/emergency-call.ts";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { MessageIcon } from "#components/icon/brand-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import { strings } from "#strings/strings.ts";
import type { DetailView } from "./detail-view.ts";

/** Of the dialog: a link that is shared opens it. */
const familyAnchor = "para-tu-familiar";
const whatsapp = "https://wa.me/?text=";

/**
 * What to do, for somebody who looks after the patient: the levels of care as steps in large type, one button to call, and a
 * link to send it (`c-drawer` opens it, `c-share` around it fills in the address). Nothing for an item without levels.
 */
export function FamilySheet({ item }: { item: DetailView }) {
  const { menu } = useMessages({ menu: menuWords });
  const { open, title, send } = strings.family;
  if (item.care.length === 0) return null;
  return (
    <c-drawer>
      <Button href={`#${familyAnchor}`} data-open-dialog="" look="secondary" size="compact">
        <LineIcon lines={Users} />
        {open}
      </Button>
      <dialog
        id={familyAnchor}
        data-lock=""
        data-side="full"
        data-tone="surface"
        aria-labelledby={`${familyAnchor}-titulo`}
        className="bg-surface text-text"
      >
        <div className="mx-auto max-w-3xl px-[20px] pt-4 md:pt-8">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="font-semibold text-action">{title}</p>
              <Heading level={2} size="feature" id={`${familyAnchor}-titulo`}>
                {item.name}
              </Heading>
            </div>
            <IconButton href="#top" data-close="" ground="plain" label={menu.close}>
              <LineIcon lines={X} className="size-6" />
            </IconButton>
          </div>
          <ol className="mt-6 space-y-5">
            {item.care.map((care, index) => (
              <Step key={care.level} number={index + 1} care={care} />
            ))}
          </ol>
          <div className="sticky bottom-0 mt-4 flex flex-col gap-3 bg-surface py-4 sm:flex-row sm:*:grow">
            <CallButton item={item} />
            <Button
              hidden
              href={whatsapp}
              data-send={whatsapp}
              look="message"
              size="large"
              className="[&[hidden]]:hidden"
            >
              <MessageIcon href={whatsapp} />
              {send}
            </Button>
          </div>
        </div>
      </dialog>
    </c-drawer>
  );
}

const step = cva("flex gap-4 rounded-card p-card md:gap-6 md:p-8", {
  variants: {
    level: { emergencia: "bg-inverse-urgent text-on-inverse", hoy: "bg-info-soft", cita: "bg-surface-alt" },
  },
});

function Step({ number, care }: { number: number; care: CareLevel }) {
  return (
    <li
      className={step({ level: care.level })}
      data-tone={care.level === "emergencia" ? "inverse" : undefined}
    >
      <span aria-hidden="true" className="-mt-1 font-display text-4xl leading-none tabular-nums">
        {number}
      </span>
      <div className="min-w-0">
        <Heading level={3} size="card">
          {care.title}
        </Heading>
        <ul className="mt-3 list-disc space-y-2 pl-[20px] text-lg md:text-xl">
          {care.signs.map((sign, index) => (
            <li key={index}>{sign}</li>
          ))}
        </ul>
        <p className="mt-4 text-lg font-semibold md:text-xl">
          {care.level === "emergencia" ? care.action : <EmergencyText>{care.action}</EmergencyText>}
        </p>
      </div>
    </li>
  );
}

/** The emergency number where the item can be an emergency, else the office. */
function CallButton({ item }: { item: DetailView }) {
  const emergencyCall = useEmergencyCall();
  const isEmergency = item.care[0]?.level === "emergencia" && emergencyCall !== null;
  const call = isEmergency ? emergencyCall : item.contact.call;
  if (!call) return null;
  return (
    <Button href={call.href} look={isEmergency ? "emergency" : "primary"} size="large">
      <LineIcon lines={Phone} />
      {call.label}
    </Button>
  );
}
