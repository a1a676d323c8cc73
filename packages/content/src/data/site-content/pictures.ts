import type { SiteContent } from "#kinds/site-content.ts";

/** The leg that was treated is the right one: there the comparison of both pictures starts. */
export const pictures: SiteContent["pictures"] = [
  { path: "/imagenes/edema-tratado", alt: "", decorative: false, focusX: 72, focusY: 50 },
];
