import { BookOpen, Search } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Drawer } from "#components/drawer/drawer.tsx";
import { DrawerMenu } from "#components/drawer/drawer-menu.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { Logo } from "#components/picture/logo.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { contactWords, siteLinksWords } from "#messages/words.ts";
import type { HeaderContent } from "./header.props.ts";

interface HeaderDrawerProps {
  header: HeaderContent;
  /** `left` slides in, 340 px wide; `full` covers the screen and sets menu and office side by side where it can. */
  side: "left" | "full";
  /** Of the opener: from which width on the bar itself has the whole menu, if it ever has. */
  openerClassName: string | undefined;
}

/** A link below the entries of the menu. */
const below = "flex min-h-14 items-center gap-3 font-semibold hover:text-action";

/** The menu for small screens, and where to find the office. Screens of every width have it where the bar shows only a part of the menu. */
export function HeaderDrawer({ header, side, openerClassName }: HeaderDrawerProps) {
  const routes = useRoutes();
  const messages = useMessages({ siteLinks: siteLinksWords });
  const { menuLogo, name, specialty, drawer, siteLinks, currentPath } = header;
  const full = side === "full";
  return (
    <Drawer
      id={header.anchor ? `${header.anchor}-menu` : "menu"}
      side={side}
      openerClassName={openerClassName}
      head={
        <Link href={routes.home} className="flex min-w-0">
          <Logo logo={menuLogo} name={name} specialty={specialty} />
        </Link>
      }
    >
      <div
        className={cn(
          "flex flex-col gap-8",
          full && "md:mx-auto md:w-full md:max-w-content md:flex-row md:gap-16",
        )}
      >
        <div className={cn(full && "md:flex-1")}>
          <DrawerMenu items={drawer} currentPath={currentPath} />
          {siteLinks.map(({ href, label }, index) => (
            <Link key={index} href={href} className={below}>
              <LineIcon lines={BookOpen} />
              {label}
            </Link>
          ))}
          {routes.search === "" ? null : (
            <Link href={routes.search} className={below}>
              <LineIcon lines={Search} />
              {messages.siteLinks.search}
            </Link>
          )}
        </div>
        <div className={cn(full && "md:w-80")}>
          <DrawerOffice header={header} />
        </div>
      </div>
    </Drawer>
  );
}

function DrawerOffice({
  header: { contact, address, mapHref, hours, opening, social },
}: {
  header: HeaderContent;
}) {
  const messages = useMessages({ contact: contactWords });
  return (
    <div className="flex flex-col gap-6 text-sm">
      <ContactButtons contact={contact} urgent className="xs:flex-col" />
      {address === "" && hours.length === 0 ? null : (
        <dl className="flex flex-col gap-4">
          {address === "" ? null : (
            <div>
              <dt className="font-semibold">{messages.contact.address}</dt>
              <dd className="text-text-soft">
                {address}
                {mapHref === "" ? null : (
                  <Link
                    href={mapHref}
                    target="_blank"
                    rel="noopener"
                    className="flex min-h-control items-center gap-2 font-medium text-action underline underline-offset-4"
                  >
                    {messages.contact.map}
                    <span className="sr-only">({messages.contact.newTab})</span>
                  </Link>
                )}
              </dd>
            </div>
          )}
          {hours.length === 0 ? null : (
            <div>
              <dt className="font-semibold">{messages.contact.hours}</dt>
              {hours.map(({ days, hours: time }, index) => (
                <dd key={index} className="text-text-soft">
                  {days}, {time}
                </dd>
              ))}
              <dd>
                <OpeningStatus hours={hours} opening={opening} besideHours />
              </dd>
            </div>
          )}
        </dl>
      )}
      <SocialLinks links={social} />
    </div>
  );
}
