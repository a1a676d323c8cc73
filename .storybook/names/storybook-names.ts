import { sanitize } from "storybook/internal/csf";
import type { StoryIndex } from "storybook/internal/types";
import type { Plugin } from "vite";
import { spanishIndex } from "./spanish-index.ts";

interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

const wrapped = new WeakSet<IndexGenerator>();

/** Makes the generator list its entries in Spanish. Storybook asks several times and always passes the same one. */
export function inSpanish<G extends IndexGenerator>(generator: G): G {
  if (wrapped.has(generator)) return generator;
  wrapped.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => spanishIndex(await getIndex());
  return generator;
}

/** Writes a section's id into its stories file. The id comes from the title in code, not from the Spanish one. */
export const idsFromCode = (): Plugin => ({
  name: "ids-from-code",
  enforce: "pre",
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) =>
      code.replace(
        /\btitle: "(Secciones\/[^"]+)"/,
        (title, path: string) => `id: "${sanitize(path)}", ${title}`,
      ),
  },
});

/** Names the language of the preview's document before any script does. */
export const spanishDocument = (): Plugin => ({
  name: "spanish-document",
  transformIndexHtml: (html) =>
    html.replace('<html lang="en">', '<html lang="es-MX">').replace("<title>Storybook", "<title>Consultorio"),
});
