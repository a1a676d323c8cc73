import { cn } from "#components/class-names/class-names.ts";
import { Link } from "#components/link/link.tsx";
import { mailAddress } from "#components/message-link/message-link.ts";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import type { FooterContent } from "./footer.props.ts";

const link =
  "inline-flex min-h-control items-center underline decoration-1 underline-offset-4 hover:text-action in-data-[tone=inverse]:hover:text-action-on-inverse";
const quiet = "text-text-soft in-data-[tone=inverse]:text-on-inverse-soft";

/** The office's address, as a link to the map where there is one. */
export function FooterAddress({ address, mapHref }: Pick<FooterContent, "address" | "mapHref">) {
  const messages = useMessages({ contact: contactWords });
  if (address === "") return null;
  if (mapHref === "") return <p>{address}</p>;
  return (
    <p>
      <Link href={mapHref} target="_blank" rel="noopener" className={cn(link, "py-2")}>
        <span>
          {address} <span className="sr-only">({messages.contact.newTab})</span>
        </span>
      </Link>
    </p>
  );
}

interface ListProps {
  /** Of the list: one line where the drawing has no columns. */
  className?: string;
}

/** Telephones and e-mail address of the office, each with what it is for. */
export function FooterPhones({ contact, className }: Pick<FooterContent, "contact"> & ListProps) {
  const messages = useMessages({ contact: contactWords });
  const rows = reachableBy(contact);
  if (rows.length === 0) return null;
  return (
    <dl className={className}>
      {rows.map(({ way, href, display }) => (
        <div
          key={way}
          className={cn("flex flex-wrap items-center gap-x-3", way === "email" && "col-span-full order-last")}
        >
          <dt className={quiet}>{messages.contact[way]}</dt>
          <dd className="min-w-0">
            <Link href={href} className={cn(link, "font-semibold tabular-nums wrap-anywhere")}>
              {way === "email" ? <Mail address={display} /> : display}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address too long for its line breaks after the @. */
function Mail({ address }: { address: string }) {
  const [name, domain] = address.split(/(?<=@)/);
  return (
    <span>
      {name}
      <wbr />
      {domain}
    </span>
  );
}

/** The ways to reach the office that have a number or an address to read. */
export function reachableBy({ call, message, urgent }: FooterContent["contact"]) {
  const email = message ? mailAddress(message.href) : null;
  return [
    ...(call ? [{ way: "appointments" as const, ...call }] : []),
    ...(message && email !== null ? [{ way: "email" as const, href: message.href, display: email }] : []),
    ...(urgent ? [{ way: "urgent" as const, ...urgent }] : []),
  ];
}

/** When the office is open, and whether it is now. */
export function FooterHours({
  hours,
  opening,
  className,
}: Pick<FooterContent, "hours" | "opening"> & ListProps) {
  if (hours.length === 0) return null;
  return (
    <>
      <dl className={className}>
        {hours.map(({ days, hours: time }, index) => (
          <div key={index} className="flex flex-wrap gap-x-3 py-1">
            <dt className={quiet}>{days}</dt>
            <dd className="tabular-nums">{time}</dd>
          </div>
        ))}
      </dl>
      <FooterOpening hours={hours} opening={opening} />
    </>
  );
}

/** Whether the office is open. A phone's docked bar says so. */
export const FooterOpening = (props: Pick<FooterContent, "hours" | "opening">) => (
  <OpeningStatus {...props} besideHours className="mt-1 max-sm:hidden" />
);
