export type * from "./nav-menu.props.ts";
export type { NavMenuId } from "./nav-menu.variants.ts";
export * from "./nav-menu-dropdown.tsx";
export * from "./nav-menu-panel.tsx";
export * from "./nav-menu-underline.tsx";
