import { parseSite, type Site, siteFields } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { withValues } from "./full-site.ts";

/** Ends a script and begins another. */
export const breakOut = "</script><script>x()</script>";
/** Ends an attribute, a tag and a text. */
export const markup = `"'><img src=x onerror=x()>`;

/** A site, the bundled one by default, with markup in every text that takes it; `paths` are of those. */
export function hostileSite(site: Site = bundledSite): { site: Site; paths: string[] } {
  const texts = siteFields(site).filter(
    ({ control, value }) =>
      ["text", "multiline"].includes(control) && typeof value === "string" && !value.startsWith("/"),
  );
  const long = new Map(texts.map(({ path, value }) => [path, `${value}${breakOut}${markup}`]));
  const refused = (values: ReadonlyMap<string, string>) => {
    const parsed = parseSite(withValues(site, values));
    return new Set(parsed.ok ? [] : parsed.problems.map(({ path }) => path));
  };
  // Where there is no room for all of it: the part that ends a script alone, and nothing where not even that fits.
  const tooLong = refused(long);
  const fitting = new Map([...long].map(([path, value]) => [path, tooLong.has(path) ? breakOut : value]));
  for (const path of refused(fitting)) fitting.delete(path);
  const parsed = parseSite(withValues(site, fitting));
  if (!parsed.ok) throw new Error(parsed.problems.map(({ path }) => path).join("\n"));
  return { site: parsed.value, paths: [...fitting.keys()] };
}
