import { HeaderShell } from "../../primitives/header-shell.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { SocialLinks } from "../../primitives/social-links.tsx";
import { strings } from "../../strings.ts";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import type { HeaderProps } from "./header.contract.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLogo } from "./header-logo.tsx";

/** A dark strip says where, when and which number; below it logo, menu and profiles. */
export function HeaderTopStrip(props: HeaderProps) {
  const { name, logo, height, stickyHeight, sticky, navigation, social, contact } = props;
  return (
    <HeaderShell
      variant="HeaderTopStrip"
      height={height}
      stickyHeight={stickyHeight}
      sticky={sticky}
      className="border-b border-line"
    >
      <Strip {...props} />
      <div className="shell-content flex min-h-0 flex-1 items-stretch gap-2">
        <HeaderLogo name={name} logo={logo} />
        <div className="hidden flex-1 justify-center xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-2 xl:ms-0">
          <SocialLinks
            links={social}
            ground="plain"
            className="-me-3.5 hidden flex-nowrap gap-0 group-data-stuck/header:me-0 lg:flex max-xl:me-0"
          />
          <HeaderCall contact={contact} className="lg:hidden lg:group-data-stuck/header:inline-flex" />
          <HeaderDrawer header={props} side="left" openerClassName="xl:hidden" />
        </div>
      </div>
    </HeaderShell>
  );
}

/** Phones have no room for it: there its facts stand in the drawer. */
function Strip({ address, mapHref, hours, contact: { call } }: HeaderProps) {
  return (
    <div
      data-strip=""
      data-tone="ink"
      className="hidden bg-ink text-xs text-paper lg:block lg:group-data-stuck/header:hidden"
    >
      <div className="shell-content flex h-12 items-center gap-8 leading-tight">
        <Place address={address} mapHref={mapHref} />
        {hours.length === 0 ? null : (
          <div className="flex shrink-0 items-center gap-2.5">
            <Icon name="clock" className="text-artery-glow" />
            <dl aria-label={strings.contact.hours}>
              {hours.map(({ days, hours: time }) => (
                <div key={days + time} className="flex gap-1.5">
                  <dt>{days}</dt>
                  <dd className="text-on-dark-soft">{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {call && (
          <a
            href={call.href}
            className="flex h-full shrink-0 items-center gap-2.5 bg-artery px-6 text-sm font-semibold text-white transition-colors duration-200 ease-calm hover:bg-artery-deep"
          >
            <Icon name="phone" />
            {call.label}
          </a>
        )}
      </div>
    </div>
  );
}

function Place({ address, mapHref }: Pick<HeaderProps, "address" | "mapHref">) {
  const words = (
    <>
      <Icon name="place" className="text-artery-glow" />
      <span className="line-clamp-2">{address}</span>
    </>
  );
  const look = "flex h-full min-w-0 flex-1 items-center gap-2.5";
  if (address === "" || mapHref === "") return <p className={look}>{address === "" ? null : words}</p>;
  return (
    <a href={mapHref} target="_blank" rel="noopener" className={`${look} underline-offset-4 hover:underline`}>
      {words}
      <span className="sr-only">({strings.contact.newTab})</span>
    </a>
  );
}
