import { Clock, MapPin, Phone } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { HeaderShell } from "#components/header-shell/header-shell.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import { barMenu } from "./bar-menu.ts";
import { type HeaderContent, type HeaderProps, headerContent } from "./header.props.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { HeaderLogo } from "./header-logo.tsx";

/**
 * A dark strip has address, hours and number; below it are logo, menu and profiles. A tablet's strip has address and number, a
 * phone's the address; the rest is in the drawer. When the page is scrolled, one button of the strip remains.
 */
export function HeaderTopStrip(props: Omit<HeaderProps, "mark">) {
  const content = headerContent(props);
  const { name, specialty, logo, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  return (
    <HeaderShell
      variant="HeaderTopStrip"
      anchor={anchor}
      bar={content}
      thin
      className={cn("border-b border-line", className)}
    >
      <Strip {...content} />
      <div className="shell-content flex min-h-0 flex-1 items-stretch gap-2">
        <HeaderLogo name={name} specialty={specialty} logo={logo} />
        <div className="hidden shrink-0 grow justify-center xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-2 xl:ms-0">
          <HeaderLinks
            social={social}
            className="-me-2.5 hidden group-data-stuck/header:me-0 lg:flex max-xl:me-0"
          />
          <HeaderCall contact={contact} className="hidden md:group-data-stuck/header:inline-flex" />
          <HeaderDrawer header={content} side="left" openerClassName={complete ? "xl:hidden" : undefined} />
        </div>
      </div>
    </HeaderShell>
  );
}

/**
 * The hours need a wide screen, and a phone has its docked bar to call: the strip is there from the width on that has room
 * for some of it.
 */
function Strip({ address, mapHref, hours, opening, contact: { call } }: HeaderContent) {
  const messages = useMessages({ contact: contactWords });
  const from = address !== "" ? "phone" : call ? "tablet" : "desk";
  if (from === "desk" && hours.length === 0) return null;
  return (
    <div
      data-strip={from}
      data-tone="inverse"
      className={cn(
        "bg-inverse text-on-inverse lg:group-data-stuck/header:hidden",
        from === "tablet" && "hidden md:block",
        from === "desk" && "hidden lg:block",
      )}
    >
      <div className="shell-content flex h-(--header-strip) items-center gap-2 text-2xs leading-tight md:text-xs md:leading-tight lg:h-12 lg:gap-6">
        <Place address={address} mapHref={mapHref} />
        {hours.length === 0 ? null : (
          // The status stands beside the hours where there is room, or else in a second row, which is cut off.
          <div className="hidden h-full min-w-0 flex-wrap gap-x-2.5 overflow-hidden lg:flex">
            <div className="flex h-full min-w-0 items-center gap-2.5">
              <LineIcon lines={Clock} className="text-action-on-inverse" />
              {/* The strip is two lines high. */}
              <dl
                aria-label={messages.contact.hours}
                className={cn(hours.length > 2 && "grid grid-flow-col grid-rows-2 gap-x-5")}
              >
                {hours.map(({ days, hours: time }, index) => (
                  <div key={index} className="flex gap-1.5">
                    <dt>{days}</dt>
                    <dd className="text-on-inverse-soft">{time}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <OpeningStatus
              hours={hours}
              opening={opening}
              besideHours
              className="h-full items-center text-xs font-semibold max-xl:hidden"
            />
          </div>
        )}
        {call && (
          <Link
            href={call.href}
            className="hidden h-full min-w-0 items-center gap-2.5 bg-action px-6 text-sm leading-tight font-semibold text-on-action transition-colors duration-200 ease-calm hover:bg-action-strong md:flex"
          >
            <LineIcon lines={Phone} />
            <span className="min-w-0">
              {call.label} <span className="ms-2 tabular-nums max-xl:hidden">{call.display}</span>
            </span>
          </Link>
        )}
      </div>
    </div>
  );
}

function Place({ address, mapHref }: Pick<HeaderContent, "address" | "mapHref">) {
  const messages = useMessages({ contact: contactWords });
  const look = "flex h-full min-w-5 flex-1 items-center gap-2.5 overflow-hidden lg:min-w-60";
  if (address === "") return <span className={look} />;
  const icon = <LineIcon lines={MapPin} className="text-action-on-inverse" />;
  if (mapHref === "")
    return (
      <p className={look}>
        {icon}
        <span className="line-clamp-2">{address}</span>
      </p>
    );
  return (
    <Link
      href={mapHref}
      target="_blank"
      rel="noopener"
      className={`${look} underline-offset-4 hover:underline`}
    >
      {icon}
      <span className="line-clamp-2">{address}</span>
      <span className="sr-only">({messages.contact.newTab})</span>
    </Link>
  );
}
