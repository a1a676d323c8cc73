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

/**
 * Logo on the left, menu in the centre and main button on the right, on one line; the profiles are above the button. A phone
 * has logo, button and menu button.
 */
export function HeaderClassic(props: Omit<HeaderProps, "mark">) {
  const messages = useMessages({ contact: contactWords });
  const content = headerContent(props);
  const { name, specialty, logo, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  const booking = contact.book ?? contact.message ?? contact.call;
  return (
    <HeaderShell
      variant="HeaderClassic"
      anchor={anchor}
      bar={content}
      className={cn("border-b border-line", className)}
    >
      <div className="shell-content flex min-h-0 flex-1 items-stretch gap-2">
        <HeaderLogo name={name} specialty={specialty} logo={logo} />
        <div className="hidden shrink-0 grow justify-center xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="-me-3 ms-auto flex shrink-0 items-center gap-1 md:me-0 md:gap-2 xl:ms-0">
          <div className="grid h-full grid-rows-[1fr_auto_1fr] justify-items-end">
            <SocialLinks
              links={social}
              ground="plain"
              className="-me-3.5 hidden flex-nowrap gap-0 self-end lg:flex lg:group-data-stuck/header:hidden"
            />
            {booking && (
              <Button
                href={booking.href}
                size="compact"
                className="row-start-2 max-3xs:hidden max-md:max-w-[max(5rem,100vw-14.5rem)] max-md:px-2.5 max-md:text-xs max-md:leading-tight max-md:text-balance max-md:group-data-stuck/header:hidden md:whitespace-nowrap"
              >
                {contact.book?.label ?? messages.contact.book}
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
