import { ArrowRight } from "lucide";
import { Button } from "#components/button/button.tsx";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";

interface MoreButtonProps {
  more: ActionLink | null;
  ground?: "light" | "dark";
}

/** Leads from a home section to its list page. Draws nothing if the content has no text for it. */
export function MoreButton({ more, ground = "light" }: MoreButtonProps) {
  if (!more?.label) return null;
  return (
    <Button href={more.href} look={ground === "dark" ? "outlineOnDark" : "secondary"}>
      {more.label}
      <LineIcon lines={ArrowRight} />
    </Button>
  );
}
