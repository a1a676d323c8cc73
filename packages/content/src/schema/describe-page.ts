import type { Metadata } from "./metadata.ts";

/** The metadata of a bundled page. A shared link has the same texts as a search result by default. */
export function describePage(
  path: string,
  { title, description, keywords }: Pick<Metadata, "title" | "description" | "keywords">,
  shared: { title: string; description: string } = { title, description },
): Metadata {
  return {
    title,
    description,
    keywords,
    openGraph: { title: shared.title, description: shared.description, url: path },
    alternates: { canonical: path },
  };
}
