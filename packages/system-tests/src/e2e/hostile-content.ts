import { parseSite, type Site, siteFields } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { fullSite, withValues } from "../threats/full-site.ts";
import { breakOut, hostileSite } from "../threats/hostile-site.ts";

/** The short form has every kind of page; `pnpm test:long` has every page. */
const start = isLong ? bundledSite : smallSite;

const { comparison } = start.siteContent;

/** The site with every optional part filled in: a notice, a map, a video, the booking. Its links lead to pages that it has. */
const filledIn: Site = {
  ...start,
  siteContent: {
    ...start.siteContent,
    notices: fullSite.siteContent.notices,
    comparison: {
      ...comparison,
      treatments: comparison.treatments.map((treatment) => ({
        ...treatment,
        link: "/servicios/escleroterapia",
      })),
    },
    doctoralia: fullSite.siteContent.doctoralia,
    doctorInfo: {
      ...start.siteContent.doctorInfo,
      email: "ana@ejemplo.mx",
      googleMapsEmbedLink: "https://www.google.com/maps/embed?pb=1",
    },
    multimedia: {
      ...start.siteContent.multimedia,
      videoFile: "/media/video.mp4",
      videoLink: "https://www.youtube.com/watch?v=1",
    },
  },
};

const noSpaces = `"'><img/src=x/onerror=x()>${breakOut}`;

/** Links and other values from the most harmful on; each field gets the first that its schema takes, if any. */
const harmful: readonly ((value: string) => string)[] = [
  () => `javascript:x()//${noSpaces}`,
  () => "JaVaScRiPt:x()//https://ejemplo.mx",
  () => `data:text/html,${noSpaces}`,
  () => "vbscript:x()",
  () => `//otro.example/${noSpaces}`,
  () => "/\\otro.example/x.js",
  () => "url(//otro.example/x.png);}",
  // Publishing refuses a path that leads nowhere.
  (value) => `${value || "/"}?javascript:x()//${noSpaces}`,
  () => `https://otro.example/${noSpaces}`,
];

/**
 * The worst content that an editor can save: markup in every text, and in every other field the values that its schema
 * accepts.
 */
export function hostileContent(): { site: Site; texts: string[]; others: string[] } {
  const { site, paths: texts } = hostileSite(filledIn);
  const fields = siteFields(site).flatMap(({ path, control, value }) =>
    typeof value === "string" && !["text", "multiline"].includes(control) ? [{ path, value }] : [],
  );
  const taken = new Map<string, string>();
  for (const worse of harmful) {
    const tried = new Map(
      fields.filter(({ path }) => !taken.has(path)).map(({ path, value }) => [path, worse(value)]),
    );
    const parsed = parseSite(withValues(site, tried));
    const refused = new Set(parsed.ok ? [] : parsed.problems.map((problem) => problem.path));
    for (const [path, value] of tried) if (!refused.has(path)) taken.set(path, value);
  }
  const parsed = parseSite(withValues(site, taken));
  if (!parsed.ok) throw new Error(parsed.problems.map(({ path }) => path).join("\n"));
  return { site: parsed.value, texts, others: [...taken.keys()] };
}
