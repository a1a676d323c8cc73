import { type MarkedSite, markedSite } from "@consultorio/content/field-places";
import { createElement, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Snapshot } from "#live-preview/messages.ts";
import { type DrawnFields, drawnFields } from "./drawn-fields.ts";
import { drawnSite } from "./drawn-site.ts";
import { SitePage } from "./site-page.ts";

/**
 * The same page drawn once more from the marked site, in a document that nobody sees: nothing loads in it and no element
 * runs. Published pages and the page on the screen know nothing of the marks.
 */
export class PageTwin {
  readonly #page = document.implementation.createHTMLDocument("").createElement("div");
  readonly #root = createRoot(this.#page);

  /** Draws the page of a snapshot, when the browser has time; then tells the fields of `page`. */
  draw(snapshot: Snapshot, page: Element, tell: (fields: DrawnFields) => void) {
    const marked = markedSite(snapshot.site);
    const site = drawnSite({ ...snapshot, site: marked.site });
    const onDrawn = () => tell(drawnFields(page, this.#page, marked, snapshot.site.siteContent));
    startTransition(() =>
      this.#root.render(createElement(Drawing, { site, route: snapshot.route, marked, onDrawn })),
    );
  }

  close() {
    this.#root.unmount();
  }
}

interface DrawingProps extends Pick<Snapshot, "site" | "route"> {
  marked: MarkedSite;
  onDrawn: () => void;
}

function Drawing({ site, route, marked, onDrawn }: DrawingProps) {
  useLayoutEffect(onDrawn, [marked]);
  return createElement(SitePage, { site, route });
}
