import type { Metadata } from "../schema/metadata.ts";

/** What search engines and shared links show of a bundled page: the same words for both, written once. */
export function describePage(
  path: string,
  { title, description, keywords }: Pick<Metadata, "title" | "description" | "keywords">,
): Metadata {
  return {
    title,
    description,
    keywords,
    openGraph: { title, description, url: path },
    alternates: { canonical: path },
  };
}
