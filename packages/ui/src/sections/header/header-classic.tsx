import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { HeaderShell } from "#components/header-shell/header-shell.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import { barMenu } from "./bar-menu.ts";
import { type HeaderProps, headerContent } from "./header.props.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLogo } from "./header-logo.tsx";

/** The logo on the left, the menu in the centre, and on the right the profiles above the main button. */
export function HeaderClassic(props: HeaderProps) {
  const messages = useMessages({ contact: contactWords });
  const content = headerContent(props);
  const { name, specialty, logo, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  const booking = contact.message ?? contact.call;
  return (
    <HeaderShell
      variant="HeaderClassic"
      anchor={anchor}
      bar={content}
      className={cn("border-b border-line", className)}
    >
      <div className="shell-content flex min-h-0 flex-1 items-stretch gap-2">
        <HeaderLogo name={name} specialty={specialty} logo={logo} />
        <div className="hidden flex-1 justify-center xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-2 xl:ms-0">
          <div className="hidden flex-col items-end gap-2 lg:flex">
            <SocialLinks
              links={social}
              ground="plain"
              className="-me-3.5 flex-nowrap gap-0 group-data-stuck/header:hidden"
            />
            {booking && (
              <Button href={booking.href} size="compact" className="whitespace-nowrap">
                {messages.contact.book}
              </Button>
            )}
          </div>
          <HeaderCall contact={contact} className="hidden md:max-lg:inline-flex" />
          <HeaderDrawer header={content} side="left" openerClassName={complete ? "xl:hidden" : undefined} />
        </div>
      </div>
    </HeaderShell>
  );
}
