import { ArrowUpRight } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";

/** A name, which leads to the website in a new tab where there is one. */
export function EntryName({ name, href }: { name: string; href: string }) {
  const { contact: words } = useMessages({ contact: contactWords });
  if (href === "") return name;
  return (
    <Link href={href} target="_blank" rel="noopener" className={`${textLink} inline-block py-2`}>
      {name}
      <LineIcon lines={ArrowUpRight} className="ms-1 inline" />{" "}
      <span className="sr-only">({words.newTab})</span>
    </Link>
  );
}
