import type { MenuItem, MenuLink } from "@consultorio/content";
import { ArrowRight, MapPin } from "lucide";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { Submenu } from "#components/menu/submenu.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords, menuWords } from "#messages/words.ts";
import type { MenuContent, NavMenuProps } from "./nav-menu.props.ts";
import { NavMenuFrame } from "./nav-menu-frame.tsx";

/** A wide panel below the bar: every item with its picture and one line, and beside them how to reach the office.
 * The panel itself lets clicks beside its card through: they are outside clicks. */
export function NavMenuPanel(props: NavMenuProps) {
  return (
    <NavMenuFrame variant="NavMenuPanel" menu={props} listClassName="gap-x-1">
      {(menu) =>
        menu.items.map((entry, index) => (
          <Submenu
            key={index}
            entry={entry}
            current={entry.href === menu.currentPath}
            className="static"
            linkClassName="max-w-52 whitespace-normal px-2 text-sm leading-tight font-semibold hover:text-action group-data-open/entry:text-action aria-[current=page]:text-action"
            panelClassName="pointer-events-none inset-x-0 pt-0"
          >
            <div className="shell-content pointer-events-auto flex flex-col overflow-hidden lg:flex-row rounded-b-card border border-t-0 border-line bg-surface shadow-float">
              <PanelItems entry={entry} siteLinks={menu.siteLinks} />
              <ContactCard menu={menu} />
            </div>
          </Submenu>
        ))
      }
    </NavMenuFrame>
  );
}

function PanelItems({ entry, siteLinks }: { entry: MenuItem; siteLinks: readonly MenuLink[] }) {
  const messages = useMessages({ menu: menuWords });
  return (
    <ul className="grid flex-1 content-start gap-2 p-5 sm:grid-cols-2">
      {entry.items.map(({ href, label, description, image }, index) => (
        <li key={index}>
          <Link
            href={href}
            className="group/item flex items-start gap-4 rounded-small p-2 hover:bg-surface-alt"
          >
            <Picture image={image} decorative sizes="72px" className="size-18 shrink-0 rounded-small" />
            <span className="min-w-0">
              <span className="block text-sm font-semibold leading-tight group-hover/item:text-action">
                {label}
              </span>
              <span className="mt-1 block text-xs text-text-soft">{description}</span>
            </span>
          </Link>
        </li>
      ))}
      <li className="flex flex-wrap gap-x-2">
        {[{ href: entry.href, label: messages.menu.seeAll }, ...siteLinks].map(({ href, label }, index) => (
          <Link
            key={index}
            href={href}
            className="flex min-h-18 flex-1 items-center gap-3 rounded-small p-2 text-sm font-semibold whitespace-nowrap text-action hover:bg-surface-alt"
          >
            {label}
            <LineIcon lines={ArrowRight} />
          </Link>
        ))}
      </li>
    </ul>
  );
}

function ContactCard({ menu: { contact, address } }: { menu: MenuContent }) {
  const messages = useMessages({ contact: contactWords });
  return (
    <div className="flex shrink-0 flex-col gap-5 bg-info-soft p-6 lg:w-80">
      <p className="font-display text-xl">{messages.contact.book}</p>
      {address === "" ? null : (
        <p className="flex gap-2.5 text-xs text-text-soft">
          <LineIcon lines={MapPin} className="mt-0.5 text-info" />
          {address}
        </p>
      )}
      <ContactButtons contact={contact} className="mt-auto flex-col" />
    </div>
  );
}
