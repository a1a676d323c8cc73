import type { SocialNetwork } from "@consultorio/content";
import { useMessages } from "#messages/messages.tsx";
import { contactWords, headerWords, socialWords } from "#messages/words.ts";
import { IconButton } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { BrandIcon } from "../icon/brand-icon.tsx";

/** A profile of the practice on a network or in a directory. */
export interface ProfileLink {
  /** Which network. One that is not named here has a common icon, and is called by its label. @es Cuál red social. */
  network: SocialNetwork | (string & {});
  /** Address of the profile. @es Dirección del perfil. */
  href: string;
  /** Name of the network, where it is none of those above or is called otherwise. @es Nombre de la red, si no es de las conocidas. */
  label?: string | undefined;
}

interface SocialLinksProps {
  links: readonly ProfileLink[];
  ground?: "light" | "dark" | "plain" | undefined;
  className?: string | undefined;
}

/** Profiles and map as round links that open in a new tab. Nothing without any. */
export function SocialLinks({ links, ground = "light", className }: SocialLinksProps) {
  const messages = useMessages({ contact: contactWords, header: headerWords, social: socialWords });
  if (links.length === 0) return null;
  const names: Record<string, string> = messages.social;
  const nameOf = (network: string) => (Object.hasOwn(names, network) ? names[network] : network);
  return (
    <ul aria-label={messages.header.social} className={cn("flex flex-wrap gap-2", className)}>
      {links.map(({ network, href, label = nameOf(network) }, index) => (
        <li key={index}>
          <IconButton
            href={href}
            target="_blank"
            rel="noopener"
            ground={ground}
            label={`${label} (${messages.contact.newTab})`}
          >
            <BrandIcon brand={network} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
