import type { Booking } from "@consultorio/content";
import { CalendarCheck } from "lucide";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { bookingWords, contactWords } from "#messages/words.ts";
import { ContactButtons } from "../contact-buttons/contact-buttons.tsx";
import type { ContactLinks } from "../contact-buttons/contact-links.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { ForeignFrame } from "./foreign-frame.tsx";
import { ownerOf } from "./owner-of.ts";

interface BookingCalendarProps {
  booking: Booking;
  contact: ContactLinks;
  /** Milliseconds until the telephone is offered instead; 8000 by default. */
  wait?: number;
  className?: string;
}

/**
 * The doctor directory's calendar, on request (`c-booking`). Without script its button opens the profile; telephone and
 * message stand below it whatever happens, so that a calendar that never comes keeps nobody from an appointment.
 */
export function BookingCalendar({ booking, contact, wait, className }: BookingCalendarProps) {
  const messages = useMessages({ contact: contactWords, booking: bookingWords });
  const { show, note, title, loading, late, otherwise } = messages.booking;
  return (
    <ForeignFrame
      element="c-booking"
      frame={booking.frame}
      href={booking.profile}
      show={
        <>
          <LineIcon lines={CalendarCheck} />
          {show}
          {/* With script it opens in the page. */}
          <span className="sr-only hidden noscript:block">({messages.contact.newTab})</span>
        </>
      }
      note={fill(note, { owner: ownerOf(booking.profile) })}
      title={title}
      loading={loading}
      late={late}
      wait={wait}
      stageClassName="h-160 bg-plate"
      className={className}
    >
      <div className="flex flex-col gap-4 border-t border-line p-6 group-data-[state=late]/frame:bg-action-soft sm:p-8">
        <p className="text-sm font-medium">{otherwise}</p>
        <ContactButtons contact={contact} />
      </div>
    </ForeignFrame>
  );
}
