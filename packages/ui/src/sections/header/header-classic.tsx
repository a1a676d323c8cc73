import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { bookingLink } from "#components/contact-buttons/booking-link.ts";
import { HeaderShell } from "#components/header-shell/header-shell.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import { barMenu } from "./bar-menu.ts";
import { type HeaderProps, headerContent } from "./header.props.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { HeaderLogo } from "./header-logo.tsx";

/** A phone shows only the first word, so that the name beside it has one line. */
function PhoneWords({ words }: { words: string }) {
  const [first, ...others] = words.split(" ");
  if (others.length === 0) return words;
  return (
    <span>
      {first} <span className="max-md:sr-only">{others.join(" ")}</span>
    </span>
  );
}

/**
 * Logo on the left, menu in the centre, profiles and main button on the right, all on one line. A phone has logo,
 * button and menu button.
 */
export function HeaderClassic(props: Omit<HeaderProps, "mark">) {
  const messages = useMessages({ contact: contactWords });
  const content = headerContent(props);
  const { name, specialty, logo, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  const booking = bookingLink(contact, messages.contact.book);
  return (
    <HeaderShell
      variant="HeaderClassic"
      anchor={anchor}
      bar={content}
      className={cn("border-b border-line", className)}
    >
      <div className="shell-content flex min-h-0 flex-1 items-stretch gap-2">
        <div className="flex min-w-0 **:data-typeset:[--logo-most:min(2.25rem,9.5vw)] md:**:data-typeset:[--logo-most:2.75rem] max-md:[&_:is([data-length='0'],[data-length='1'])_[data-logo-name]]:text-[length:min(1rem,4vw)] lg:**:[img]:max-h-18">
          <HeaderLogo name={name} specialty={specialty} logo={logo} />
        </div>
        <div className="hidden shrink-0 grow justify-center xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="-me-[min(0.75rem,5vw)] ms-auto flex shrink-0 items-center gap-1 md:me-0 md:gap-2 xl:-ms-4">
          <HeaderLinks social={social} className="hidden lg:flex" />
          {booking && (
            <Button
              href={booking.href}
              size="compact"
              className="max-3xs:hidden max-md:max-w-[max(5rem,100vw-14.5rem)] max-md:px-[min(0.875rem,2.25vw)] max-md:py-0 max-md:text-xs max-md:leading-tight max-md:text-balance max-md:group-data-stuck/header:hidden md:whitespace-nowrap"
            >
              {booking.label === messages.contact.book ? <PhoneWords words={booking.label} /> : booking.label}
            </Button>
          )}
          <HeaderCall contact={contact} className="hidden md:max-lg:inline-flex" />
          <HeaderDrawer header={content} side="left" openerClassName={complete ? "xl:hidden" : undefined} />
        </div>
      </div>
    </HeaderShell>
  );
}
