import type { FunctionComponent } from "react";
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

/** The chosen menu inside a header. */
export function NavMenu({ variant, menu }: { variant: NavMenuId; menu: NavMenuProps }) {
  const Menu = navMenus[variant];
  return <Menu {...menu} />;
}
