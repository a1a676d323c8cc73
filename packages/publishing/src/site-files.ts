import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type DrawnSite,
  interpolate,
  oneLine,
  recordChangesPath,
  redirects,
  type Site,
} from "@consultorio/content";
import { guidesWorker } from "@consultorio/ui/site";
import { failurePage, failures } from "./html/failure-page.ts";
import { hourly } from "./http/cache-control.ts";
import { makeStaticResponse, type StaticResponse } from "./http/static-response.ts";
import { siteAppIcons, touchIcon } from "./site-icons.ts";

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** When its present content became public. */
  modified: Date;
}

/** The input of the site's own files. */
export interface SiteFacts {
  site: DrawnSite;
  origin: string;
  pages: readonly ListedPage[];
  /** Colours of the browser's frame and of the screen while an installed site starts. */
  themeColor: string;
}

/** The files that machines request from a site, and the redirects of former addresses, by their path. */
export async function siteFiles(facts: SiteFacts): Promise<Map<string, StaticResponse>> {
  const text = (body: string, type: string) =>
    makeStaticResponse(Buffer.from(body), { "Content-Type": type, "Cache-Control": hourly });
  return new Map([
    ["/sitemap.xml", await text(sitemap(facts), "application/xml; charset=utf-8")],
    ["/robots.txt", await text(robots(facts.origin), "text/plain; charset=utf-8")],
    [guidesWorker, await text(await workerOf(facts.site), "text/javascript; charset=utf-8")],
    [
      recordChangesPath,
      await text(JSON.stringify(facts.site.facts.changes), "application/json; charset=utf-8"),
    ],
    ["/manifest.webmanifest", await text(manifest(facts), "application/manifest+json; charset=utf-8")],
    ...(await Promise.all([...redirects(facts.site), ...usualIcons(facts.site)].map(redirect))),
  ]);
}

/** The service worker of the guides, with the page that it shows where there is no connection. */
async function workerOf({ siteContent }: Site): Promise<string> {
  const html = failurePage(failures.offline, { siteContent }, { again: "", more: keptGuides });
  const entry = fileURLToPath(import.meta.resolve("@consultorio/ui/elements.js"));
  const worker = await readFile(join(dirname(entry), "../guides-worker/guides-worker.js"), "utf8");
  return `self.offlinePage=${JSON.stringify(html)};\n${worker}`;
}

/** The worker puts the links to the guides that are kept in the place of the comment. */
const keptGuides =
  "<style>p:has(+ul:empty){display:none}</style><p>Estas guías sí las tienes:</p><ul><!--guides--></ul>";

function sitemap({ origin, pages }: SiteFacts): string {
  const entries = pages.map(({ path, modified }) => {
    const day = modified.toISOString().replace(/\.\d+Z$/, "Z");
    return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${day}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (character) => `&#${character.codePointAt(0)};`);

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /buscar?\n\nSitemap: ${origin}/sitemap.xml\n`;

function manifest({ site, themeColor }: SiteFacts): string {
  const { name, specialtyShort } = site.siteContent.doctorInfo;
  return JSON.stringify({
    name: `${name}: ${specialtyShort}`,
    short_name: name,
    description: oneLine(interpolate(site.siteContent.home.metadata.description, site.siteContent)),
    lang: "es-MX",
    start_url: "/",
    scope: "/",
    display: "browser",
    ...(themeColor === "" ? {} : { theme_color: themeColor, background_color: themeColor }),
    icons: siteAppIcons(site)
      .filter(({ purpose }) => purpose !== "apple-touch")
      .map(({ path, size, purpose }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
  });
}

/** The addresses that browsers and phones request for an icon where a page names none. */
function usualIcons(site: Site): { from: string; to: string }[] {
  const icon = siteAppIcons(site).find(({ purpose }) => purpose === "any")?.path ?? "";
  return [
    { from: "/favicon.ico", to: icon },
    { from: "/apple-touch-icon.png", to: touchIcon(site) },
    { from: "/apple-touch-icon-precomposed.png", to: touchIcon(site) },
  ];
}

/** Browsers and search engines keep a permanent redirect. */
async function redirect({ from, to }: { from: string; to: string }): Promise<[string, StaticResponse]> {
  const headers = { Location: to, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": hourly };
  return [from, await makeStaticResponse(Buffer.from(`${to}\n`), headers, { status: 308 })];
}
