import { jsonLd, type Route, type Site, structuredData } from "@consultorio/content";
import { pictureSources } from "@consultorio/pictures";
import { strings } from "@consultorio/ui/site";
import { serverRuntime } from "./server-runtime.ts";

/** The structured data of a page for search engines, as a block that nothing executes. */
export async function StructuredData({ site, route }: { site: Site; route: Route }) {
  const { home } = strings;
  const { origin } = await serverRuntime();
  const graph = structuredData(site, route, { origin, picture: pictureFile, words: { home } });
  return graph && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />;
}

/** The file of a picture that any reader can show: of a picture of the library, its JPEG. */
function pictureFile(path: string): string | null {
  const sources = pictureSources(path);
  if (sources) return sources.openGraph.src;
  return /\.\w+$/.test(path) ? path : null;
}
