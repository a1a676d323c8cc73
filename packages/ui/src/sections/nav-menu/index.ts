export * from "./nav-menu.contract.ts";
export type * from "./nav-menu.props.ts";
export * from "./nav-menu-dropdown.tsx";
export * from "./nav-menu-panel.tsx";
export * from "./nav-menu-underline.tsx";
