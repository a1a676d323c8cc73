import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { Link } from "#components/link/link.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords, testimonialsWords } from "#messages/words.ts";

interface ReviewsLinkProps {
  href: string;
  className?: string;
}

/** Leads to where all reviews are, in a new tab. Nothing without an address. */
export function ReviewsLink({ href, className }: ReviewsLinkProps) {
  const messages = useMessages({ contact: contactWords, testimonials: testimonialsWords });
  if (href === "") return null;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener"
      className={cn(textLink, "inline-flex min-h-control items-center", className)}
    >
      {messages.testimonials.all}
      <span className="sr-only"> ({messages.contact.newTab})</span>
    </Link>
  );
}
