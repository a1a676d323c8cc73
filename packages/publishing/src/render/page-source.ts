import { type Site, searchDataPath } from "@consultorio/content";
import { PublishFailed } from "../publish-error.ts";

/** Carries the key of a publication that is rendered. Only the server's own renderer knows it. */
export const renderHeader = "x-consultorio-render";

/** Where rendered pages and the build's own files come from. */
export interface PageSource {
  /** The markup that Next draws for a path of a site, with its status. One page at a time. */
  page(path: string, site: Site): Promise<{ status: number; html: string }>;
  /** A file of the build, such as a stylesheet or a font. */
  file(path: string): Promise<Uint8Array>;
  /** The data of a site's search. */
  searchData(site: Site): Promise<Uint8Array>;
}

/** Asks Next over the loopback. `key` entitles to the site that it draws, which is that of the last call of `show`. */
export function loopbackSource(origin: string, key: string, show: (site: Site) => void): PageSource {
  const ask = (path: string) =>
    fetch(`${origin}${path}`, {
      headers: { [renderHeader]: key },
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
  const file = async (path: string) => {
    const response = await ask(path);
    if (!response.ok)
      throw new PublishFailed([
        { path, message: `falta un archivo del sitio (respuesta ${response.status}).` },
      ]);
    return response.bytes();
  };
  return {
    async page(path, site) {
      show(site);
      const response = await ask(path);
      return { status: response.status, html: await response.text() };
    },
    file,
    searchData(site) {
      show(site);
      return file(searchDataPath);
    },
  };
}
