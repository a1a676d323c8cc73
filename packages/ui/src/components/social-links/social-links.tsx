import type { SocialLink } from "@consultorio/content";
import { useMessages } from "#messages/messages.tsx";
import { contactWords, headerWords, socialWords } from "#messages/words.ts";
import { IconButton } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { BrandIcon } from "../icon/brand-icon.tsx";

interface SocialLinksProps {
  links: readonly SocialLink[];
  ground?: "light" | "dark" | "plain";
  className?: string;
}

/** Profiles and map as round links that open in a new tab. Nothing without any. */
export function SocialLinks({ links, ground = "light", className }: SocialLinksProps) {
  const messages = useMessages({ contact: contactWords, header: headerWords, social: socialWords });
  if (links.length === 0) return null;
  return (
    <ul aria-label={messages.header.social} className={cn("flex flex-wrap gap-2", className)}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <IconButton
            href={href}
            target="_blank"
            rel="noopener"
            ground={ground}
            label={`${messages.social[network]} (${messages.contact.newTab})`}
          >
            <BrandIcon brand={network} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
