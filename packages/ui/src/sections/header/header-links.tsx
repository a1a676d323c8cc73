import { Search } from "lucide";
import { IconButton } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { type ProfileLink, SocialLinks } from "#components/social-links/social-links.tsx";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { siteLinksWords } from "#messages/words.ts";

interface HeaderLinksProps {
  social: readonly ProfileLink[];
  className: string;
}

/** The search and the profiles of a wide bar, in one line. */
export function HeaderLinks({ social, className }: HeaderLinksProps) {
  const messages = useMessages({ siteLinks: siteLinksWords });
  const { search } = useRoutes();
  if (search === "" && social.length === 0) return null;
  return (
    <div className={cn("items-center *:gap-0 [&_a]:w-10", className)}>
      {search === "" ? null : (
        <IconButton href={search} label={messages.siteLinks.search} ground="plain">
          <LineIcon lines={Search} />
        </IconButton>
      )}
      <SocialLinks links={social} ground="plain" className="flex-nowrap" />
    </div>
  );
}
