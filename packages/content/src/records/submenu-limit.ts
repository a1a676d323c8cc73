/** Most items in a submenu; a `Ver todos...` link to the list page follows them. */
export const submenuLimit = 5;
