import type { SocialNetwork } from "@consultorio/content";
import { CalendarCheck, Link2, Mail, MapPin, MessageCircle, Stethoscope } from "lucide";
import { cn } from "../class-names/class-names.ts";
import { isWhatsapp } from "../message-link/message-link.ts";
import { LineIcon } from "./line-icon.tsx";

type Brand = Exclude<SocialNetwork, "map" | "doctoralia" | "nimbo">;

/** Map and directories have no free mark: they get an icon of their purpose. */
const stand = { map: MapPin, doctoralia: Stethoscope, nimbo: CalendarCheck };

/** Each mark in as few numbers as it is known by, for it is in every bundle of a footer. A function, so that an app that draws none of these marks does not get them. */
const pathsOf = (): Record<Brand, string> => ({
  facebook:
    "M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7a18 18 0 0 1 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12Z",
  instagram:
    "M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2Zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm6.4-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z",
  tiktok:
    "M12.5 0h4a6 6 0 0 0 6 6v4a10 10 0 0 1-5.9-1.9v8.4a7.5 7.5 0 1 1-6.5-7.4v4.1a3.5 3.5 0 1 0 2.4 3.3Z",
  youtube:
    "M23.5 6.2a3 3 0 0 0-2.1-2.1C19.5 3.5 12 3.5 12 3.5s-7.5 0-9.4.6A3 3 0 0 0 .5 6.2C0 8 0 12 0 12s0 4 .5 5.8a3 3 0 0 0 2.1 2.1c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2.1C24 16 24 12 24 12s0-4-.5-5.8ZM9.5 15.6V8.4l6.3 3.6Z",
  x: "M14.2 10.2 23 0h-2.1l-7.6 8.8L7.3 0h-7l9.2 13.3L.3 24h2.1l8-9.3 6.3 9.3h7Zm-2.8 3.3-.9-1.3L3.1 1.6h3.2l6.9 9.8 7.7 11.1h-3.2Z",
  linkedin:
    "M5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM3 9.8h4V21H3Zm6.5 0h3.8v1.5c.6-1 1.9-1.8 3.8-1.8 3.3 0 4.4 2 4.4 5.2V21h-4v-5.6c0-1.5-.3-2.7-2-2.7s-2 1.2-2 2.6V21h-4Z",
});

interface MarkProps {
  path: string;
  className?: string | undefined;
}

function Mark({ path, className }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="currentColor"
      className={cn("size-5 shrink-0", className)}
    >
      <path d={path} />
    </svg>
  );
}

interface BrandIconProps {
  /** A network. One that is not known has a common icon. */
  brand: string;
  className?: string | undefined;
}

/** Mark of a network, in the current colour. Decoration only: the link around it has the name. */
export function BrandIcon({ brand, className }: BrandIconProps) {
  const path = ownValue(pathsOf(), brand);
  if (path !== undefined) return <Mark path={path} className={className} />;
  return <LineIcon lines={ownValue(stand, brand) ?? Link2} className={className} />;
}

const ownValue = <Value,>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const message =
  "M.1 24l1.6-6.2a11.9 11.9 0 1 1 4.7 4.5Zm6.6-3.8A9.9 9.9 0 1 0 3.7 17.2l.2.4-1 3.6Zm10.8-5.8c-.3-.2-1.8-.9-2-1-.3-.1-.5-.1-.7.2l-.9 1.1c-.2.2-.4.2-.7.1a8 8 0 0 1-4-3.5c-.2-.3 0-.5.1-.6l.7-.9c.1-.2.1-.4 0-.6L9.1 7c-.2-.6-.5-.5-.7-.5h-.6c-.2 0-.5.1-.8.4S6 8 6 9.4s1.1 2.9 1.2 3.1c.1.2 2.1 3.2 5.1 4.5 2.1.9 2.7.8 3.5.7.6-.1 1.8-.7 2-1.4.3-.7.3-1.3.2-1.4s-.2-.3-.5-.5Z";

interface MessageIconProps {
  /** Where the button leads: WhatsApp, an e-mail, or any other way to write. */
  href: string;
  className?: string;
}

/** The icon on a button that opens a message. Decoration only. */
export function MessageIcon({ href, className }: MessageIconProps) {
  if (isWhatsapp(href)) return <Mark path={message} className={className} />;
  return <LineIcon lines={/^mailto:/i.test(href) ? Mail : MessageCircle} className={className} />;
}
