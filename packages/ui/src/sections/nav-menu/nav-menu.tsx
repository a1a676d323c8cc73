import type { FunctionComponent } from "react";
import { warnInDevelopment } from "#messages/warn-in-development.ts";
import type { NavMenuProps } from "./nav-menu.props.ts";
import type { NavMenuId } from "./nav-menu.variants.ts";
import { NavMenuDropdown } from "./nav-menu-dropdown.tsx";
import { NavMenuPanel } from "./nav-menu-panel.tsx";
import { NavMenuUnderline } from "./nav-menu-underline.tsx";

/** Every drawing of the menu: the registry's own, and the one from which a header takes the chosen menu. */
export const navMenus: Record<NavMenuId, FunctionComponent<NavMenuProps>> = {
  NavMenuDropdown,
  NavMenuPanel,
  NavMenuUnderline,
};

/** The chosen menu inside a header. For a name that is unknown at run time the first is drawn, and development warns. */
export function NavMenu({ variant, menu }: { variant: NavMenuId; menu: NavMenuProps }) {
  if (!Object.hasOwn(navMenus, variant))
    warnInDevelopment(
      `@consultorio/ui: no menu is called "${variant}". "NavMenuDropdown" is drawn. There are ${Object.keys(navMenus).join(", ")}.`,
    );
  const Menu = navMenus[variant] ?? NavMenuDropdown;
  return <Menu {...menu} />;
}
