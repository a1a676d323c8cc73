import { Phone } from "lucide";
import { IconButton } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";

interface HeaderCallProps {
  contact: ContactLinks;
  className?: string;
}

/** The call button of a bar that has no room for words. Nothing without a number. A phone that is scrolled has the docked bar instead. */
export function HeaderCall({ contact: { call }, className }: HeaderCallProps) {
  if (!call) return null;
  return (
    <IconButton
      href={call.href}
      label={call.label}
      ground="plain"
      className={cn("bg-action text-on-action hover:bg-action-strong", className)}
    >
      <LineIcon lines={Phone} />
    </IconButton>
  );
}
