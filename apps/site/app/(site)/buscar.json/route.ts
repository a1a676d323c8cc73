import { searchSource } from "@consultorio/content";
import { searchJson } from "@consultorio/ui/search";
import { strings } from "@consultorio/ui/site";
import { drawnSite } from "../../drawn-site.ts";

/** The data of the search of the site that this request draws. */
export async function GET(): Promise<Response> {
  const site = await drawnSite();
  if (site === null) return new Response(null, { status: 404 });
  return new Response(searchJson(searchSource(site), strings.search), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
