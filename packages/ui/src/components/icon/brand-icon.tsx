import type { SocialNetwork } from "@consultorio/content";
import { CalendarCheck, MapPin, Stethoscope } from "lucide";
import { siFacebook, siInstagram, siTiktok, siWhatsapp, siX, siYoutube } from "simple-icons";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "./line-icon.tsx";

const linkedIn =
  "M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM3 9.75h4V21H3V9.75Zm6.5 0h3.83v1.54h.05c.54-.98 1.84-1.8 3.78-1.8 3.3 0 4.34 2 4.34 5.2V21h-4v-5.6c0-1.5-.3-2.7-1.98-2.7-1.7 0-2.02 1.2-2.02 2.6V21h-4V9.75Z";

type Brand = Exclude<SocialNetwork, "map" | "doctoralia" | "nimbo">;

/** Map and directories have no free mark of their own: they get an icon of what they are for. */
const stand = { map: MapPin, doctoralia: Stethoscope, nimbo: CalendarCheck };

/** A function, so that an app that draws none of these marks does not get them. */
const pathsOf = (): Record<Brand, string> => ({
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
  x: siX.path,
  linkedin: linkedIn,
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
  brand: SocialNetwork;
  className?: string | undefined;
}

/** Mark of a network, in the current colour. Decoration only: the link around it has the name. */
export function BrandIcon({ brand, className }: BrandIconProps) {
  if (brand === "map" || brand === "doctoralia" || brand === "nimbo") {
    return <LineIcon lines={stand[brand]} className={className} />;
  }
  return <Mark path={pathsOf()[brand]} className={className} />;
}

/** The mark on a button that opens a message. Decoration only. */
export function MessageIcon({ className }: { className?: string }) {
  return <Mark path={siWhatsapp.path} className={className} />;
}
