import { cn } from "#components/class-names/class-names.ts";
import { HeaderShell } from "#components/header-shell/header-shell.tsx";
import { NavMenu } from "../nav-menu/nav-menu.tsx";
import { barMenu } from "./bar-menu.ts";
import { type HeaderProps, headerContent } from "./header.props.ts";
import { HeaderCall } from "./header-call.tsx";
import { HeaderDrawer } from "./header-drawer.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { HeaderLogo } from "./header-logo.tsx";

/**
 * No ground of its own at the top of the page: logo, menu and profiles stand on the first section's picture. Over a
 * dark one the words turn light and the logo, which may be of any colour, stands on a light plate. On a phone the logo
 * and the buttons stand on a plate each, with the picture between them. Scrolled it is solid.
 */
export function HeaderOverlay(props: Omit<HeaderProps, "mark">) {
  const content = headerContent(props);
  const { name, specialty, logo, social, contact, anchor, className } = content;
  const { navigation, complete } = barMenu(content);
  return (
    <HeaderShell
      variant="HeaderOverlay"
      anchor={anchor}
      bar={content}
      overlay
      className={cn("border-b", className)}
    >
      <div className="shell-content flex min-h-0 flex-1 items-stretch">
        <div className="me-2 flex min-w-0 items-center lg:-ms-4 lg:me-0">
          <div className="flex min-w-0 rounded-card bg-(--logo-ground) px-3 text-text max-lg:bg-surface transition-colors duration-200 ease-calm lg:px-4 lg:py-1 lg:group-data-stuck/header:py-0">
            <HeaderLogo name={name} specialty={specialty} logo={logo} />
          </div>
        </div>
        <div className="hidden shrink-0 grow justify-end xl:flex">
          {navigation && <NavMenu {...navigation} />}
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-2 self-center max-lg:rounded-full max-lg:bg-surface max-lg:text-text xl:ms-5">
          <HeaderLinks
            social={social}
            className="-me-2.5 hidden group-data-stuck/header:me-0 max-xl:me-0 lg:flex"
          />
          <HeaderCall
            contact={contact}
            className="hidden md:max-xl:inline-flex xl:group-data-stuck/header:inline-flex"
          />
          <HeaderDrawer header={content} side="full" openerClassName={complete ? "xl:hidden" : undefined} />
        </div>
      </div>
    </HeaderShell>
  );
}
