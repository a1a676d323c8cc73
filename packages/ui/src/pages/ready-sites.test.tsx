import { type Route, type Site, sectionTypes, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { readySites, withLook } from "@consultorio/content/ready-sites";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { isVariant } from "../registry/catalog.ts";
import { layoutFit } from "../registry/contracts.ts";
import { themes } from "../theme/presets.ts";
import { SitePage } from "./site-page.tsx";

const wholeSites = await Promise.all(
  readySites.map(async (ready) => {
    const content = await ready.content?.();
    const site: Site = withLook({ ...bundledSite, ...content }, ready);
    return { ...ready, hasOwnContent: content !== undefined, site };
  }),
);

const draw = (site: Site, route: Route) => renderToStaticMarkup(<SitePage site={site} route={route} />);

/** Text for visitors and screen readers; the style of the theme contains the name of its ornament, which is not read. */
const read = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, "");

const vascular =
  /(?<!\p{L})(?:venas?|venos\w+|v[aá]rices?|arterias?|arterial(?:es)?|vascular(?:es)?|tromb\w+|piernas?|angi[oó]log\w*|doppler|aneurisma\w*|sangu[ií]ne\w+|circulaci[oó]n|vasos?)(?!\p{L})/giu;

describe.each(wholeSites)("$id", ({ site, theme, selectedSections }) => {
  it("chooses variants and a preset that exist", () => {
    const wrong = sectionTypes.filter((type) => !isVariant(type, selectedSections[type]?.component ?? ""));
    expect(wrong).toEqual([]);
    expect(themes).toHaveProperty(theme.preset);
  });

  // The bundled site has more records than a home section shows: its list page has them all.
  it("has all the content that its variants need, and no text that they cut", () => {
    const misfits = sectionTypes.flatMap((type) => {
      const { component = "", display = false } = selectedSections[type] ?? {};
      return display ? layoutFit(type, component, site).map((misfit) => ({ type, ...misfit })) : [];
    });
    expect(misfits.filter(({ kind }) => kind !== "many")).toEqual([]);
  });

  it("draws its home page with every picture", () => {
    expect(draw(site, { page: "home" })).not.toContain("data-placeholder");
  });

  it("says that it is an example", () => {
    expect(draw(site, { page: "home" })).toContain("Sitio de ejemplo");
  });
});

describe.each(wholeSites.filter(({ hasOwnContent }) => hasOwnContent))("the specialty of $id", ({ site }) => {
  const routes: Route[] = [...siteRoutes(site), { page: "not-found" }];

  it.each(routes.map((route) => ({ route, name: JSON.stringify(route) })))(
    "has no vascular word on $name",
    ({ route }) => {
      expect(read(draw(site, route)).match(vascular) ?? []).toEqual([]);
    },
  );
});
