import { ArrowUpRight } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { useMessages } from "#messages/messages.tsx";
import { certificationsWords, contactWords } from "#messages/words.ts";

/** Where anyone can look a licence up; nothing without an address. */
export function RegisterLink({ href, className }: { href: string; className?: string }) {
  const messages = useMessages({ certifications: certificationsWords, contact: contactWords });
  if (href === "") return null;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener"
      className={cn(textLink, "flex w-fit min-h-control items-center gap-2 py-2 text-sm", className)}
    >
      {messages.certifications.register}
      <LineIcon lines={ArrowUpRight} />
      <span className="sr-only">({messages.contact.newTab})</span>
    </Link>
  );
}
