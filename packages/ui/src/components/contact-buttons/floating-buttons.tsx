import { cva, type VariantProps } from "class-variance-authority";
import { Phone, Siren } from "lucide";
import type { ReactNode } from "react";
import { useMessages, useTimeZone } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { MessageIcon } from "../icon/brand-icon.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import { Link } from "../link/link.tsx";
import { type OfficeHours, OpeningScope, OpeningText } from "../opening-status/opening-status.tsx";
import type { ContactLinks } from "./contact-links.ts";
import { useEmergencyCall } from "./emergency-call.ts";

const dockLink = cva("dock-link", {
  variants: {
    look: {
      call: "border-transparent bg-action text-on-action hover:bg-inverse hover:text-on-inverse",
      message:
        "border-transparent bg-positive-strong text-on-positive hover:bg-inverse hover:text-on-inverse",
      emergency: "border-transparent bg-urgent text-on-urgent hover:bg-inverse hover:text-on-inverse",
      urgent: "border-urgent bg-surface text-urgent hover:bg-urgent hover:text-on-urgent",
    },
  },
});

interface DockLink {
  href: string;
  /** The accessible name; it holds `word`. */
  name: string;
  word: string;
  look: NonNullable<VariantProps<typeof dockLink>["look"]>;
  icon: ReactNode;
  /** Only while the office is open, or closed; without it always. */
  when?: "open" | "closed";
}

interface FloatingButtonsProps {
  contact: ContactLinks;
  /** With it, the bar tells when the office is closed, and offers help that answers then. */
  office?: OfficeHours;
}

/**
 * Links to call and to write, always within reach of the thumb: a bar docked to the lower edge of the screen, or discs
 * beside the text where there is room. While the office is closed the bar says so on every screen, and offers urgencies
 * (else the emergency number) in place of the call. On the page of an item with an emergency, the emergency number and
 * urgencies come first. `c-dock` hides what the page itself shows at the moment. A contact without a number is left out.
 */
export function FloatingButtons({ contact, office }: FloatingButtonsProps) {
  const messages = useMessages({ contact: contactWords });
  const timeZone = useTimeZone();
  const knownHours = timeZone !== "" && office !== undefined && office.opening.length > 0 ? office : null;
  const links = useDockLinks(contact, knownHours !== null);
  if (links.length === 0) return null;
  const dock = (status: ReactNode) => (
    <c-dock suppressHydrationWarning>
      <aside
        data-floating=""
        data-emergency-first={contact.emergency ? "" : undefined}
        aria-label={messages.contact.quick}
        className="dock"
      >
        {status}
        {links.map(({ href, name, word, look, icon, when }) => (
          <Link
            key={look}
            href={href}
            aria-label={name}
            data-when={when}
            data-number={look === "emergency" ? "" : undefined}
            className={dockLink({ look })}
          >
            {icon}
            <span className="dock-word">{word}</span>
          </Link>
        ))}
      </aside>
    </c-dock>
  );
  if (knownHours === null) return dock(null);
  return (
    <OpeningScope opening={knownHours.opening} short className="contents">
      {dock(
        <p className="dock-status">
          <OpeningText hours={knownHours.hours} />
        </p>,
      )}
    </OpeningScope>
  );
}

/** The links in their order. `hasHours`: whether the page can tell when the office is closed. */
function useDockLinks({ call, message, urgent, emergency }: ContactLinks, hasHours: boolean): DockLink[] {
  const { contact } = useMessages({ contact: contactWords });
  const emergencyCall = useEmergencyCall();
  const whenClosed = hasHours ? ({ when: "closed" } as const) : {};
  const whenOpen = hasHours ? ({ when: "open" } as const) : {};
  const emergencyLink = emergencyCall && {
    href: emergencyCall.href,
    name: emergencyCall.label,
    word: emergencyCall.number,
    look: "emergency" as const,
    icon: <LineIcon lines={Phone} />,
  };
  const urgentLink = urgent && {
    href: urgent.href,
    name: contact.urgent,
    word: contact.urgent,
    look: "urgent" as const,
    icon: <LineIcon lines={Siren} />,
  };
  const callLink = call && {
    href: call.href,
    name: call.label,
    word: contact.call,
    look: "call" as const,
    icon: <LineIcon lines={Phone} />,
    ...whenOpen,
  };
  const messageLink = message && {
    href: message.href,
    name: message.label,
    word: contact.message,
    look: "message" as const,
    icon: <MessageIcon href={message.href} />,
  };
  const present = (links: readonly (DockLink | null | undefined)[]) => links.filter((link) => link != null);
  if (emergency) {
    // A phone has room for three links: the message stands in for the call.
    const substitute = hasHours || !callLink ? messageLink && { ...messageLink, ...whenClosed } : null;
    return present([emergencyLink, urgentLink, callLink, substitute]);
  }
  if (!hasHours) return present([callLink, messageLink]);
  const closedLink = urgentLink || emergencyLink;
  return call || message
    ? present([closedLink && { ...closedLink, ...whenClosed }, callLink, messageLink])
    : [];
}
