import { Button } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import type { ActionLink } from "./contact-links.ts";

interface MoreButtonProps {
  more: ActionLink;
  ground?: "light" | "dark";
}

/** Leads from a home section to its list page. Nothing where the content has no words for it. */
export function MoreButton({ more, ground = "light" }: MoreButtonProps) {
  if (more.label === "") return null;
  return (
    <Button href={more.href} look={ground === "dark" ? "outlineOnDark" : "secondary"}>
      {more.label}
      <Icon name="arrow-right" />
    </Button>
  );
}
