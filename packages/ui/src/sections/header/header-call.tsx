import { IconButton } from "../../primitives/button.tsx";
import { cn } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import type { ContactLinks } from "../contact-links.ts";

interface HeaderCallProps {
  contact: ContactLinks;
  className?: string;
}

/** The call button of a bar that has no room for words. Nothing without a number. */
export function HeaderCall({ contact: { call }, className }: HeaderCallProps) {
  if (call === null) return null;
  return (
    <IconButton
      href={call.href}
      label={call.label}
      ground="plain"
      className={cn("bg-artery text-white hover:bg-artery-deep", className)}
    >
      <Icon name="phone" />
    </IconButton>
  );
}
