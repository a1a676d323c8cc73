import { ArrowRight } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import type { CollectionItem } from "./collection.props.ts";

interface ItemLinkProps {
  item: CollectionItem;
  /** The content's words for it, the same on every card: the accessible name adds whose card it is. */
  text: string;
  /** Invisible on a phone: its area is still the whole card, and so is its focus ring. */
  hiddenOnPhone?: boolean;
  className?: string;
}

/** A card's link to its page. Its area is the whole card: the nearest ancestor that is `relative group`. */
export function ItemLink({ item, text, hiddenOnPhone = false, className }: ItemLinkProps) {
  return (
    <Link
      href={item.href}
      className={cn(
        textLink,
        "inline-flex items-center gap-2 text-sm after:absolute after:inset-0",
        hiddenOnPhone &&
          "max-ms:h-px max-ms:self-stretch max-ms:overflow-hidden max-ms:focus-visible:outline-none max-ms:focus-visible:after:outline-3 max-ms:focus-visible:after:outline-(--focus-ring)",
        className,
      )}
    >
      <span className={cn(hiddenOnPhone && "max-ms:sr-only")}>
        {text}
        <span className="sr-only">{text === "" ? item.name : `: ${item.name}`}</span>
      </span>
      <LineIcon
        lines={ArrowRight}
        className={cn(
          "size-4 transition-transform duration-200 ease-calm group-hover:translate-x-1",
          hiddenOnPhone && "max-ms:hidden",
        )}
      />
    </Link>
  );
}

interface ItemNameLinkProps {
  item: CollectionItem;
  className?: string;
}

/** An item's name as the link to its page; like `ItemLink` it covers its whole card or row. */
export function ItemNameLink({ item, className }: ItemNameLinkProps) {
  return (
    <Link
      href={item.href}
      className={cn(
        "no-underline transition-colors duration-200 ease-calm after:absolute after:inset-0",
        className,
      )}
    >
      {item.name}
    </Link>
  );
}
