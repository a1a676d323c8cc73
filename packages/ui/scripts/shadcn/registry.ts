import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { fileName } from "../../src/registry/file-name.ts";
import { designsOf } from "../designs.ts";
import { sectionSources } from "./section-sources.ts";

/** An item as `npx shadcn add` reads it: https://ui.shadcn.com/docs/registry/registry-item-json. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: "registry:block";
  title: string;
  description: string;
  docs: string;
  categories: string[];
  dependencies: string[];
  files: { path: string; type: "registry:component"; target: string; content: string }[];
}

const docs = `Import "@consultorio/ui/fonts.css" and "@consultorio/ui/styles.css" once in your app. If you change class names, your app needs Tailwind: then write @import "@consultorio/ui/theme.css" after @import "tailwindcss", in place of styles.css.`;

/** An item for every variant of the catalog, in its order: its drawing as source for a host to change. */
export const registryItems = (library: string): RegistryItem[] =>
  designsOf(library).map(({ id, title, description, folder, file }) => {
    const sources = sectionSources(join(library, "src/sections"), file);
    return {
      $schema: "https://ui.shadcn.com/schema/registry-item.json",
      name: fileName(id),
      type: "registry:block",
      title,
      description,
      docs,
      categories: [folder],
      dependencies: dependenciesOf(sources.flatMap(({ packages }) => packages)),
      files: sources.map(({ path, content }) => ({
        path: `registry/${path}`,
        type: "registry:component",
        target: `components/consultorio/${path}`,
        content,
      })),
    };
  });

/** Each package once, with the range of versions that this one was made with. React is the host's own. */
function dependenciesOf(packages: readonly string[]): string[] {
  const versions: Record<string, string> = { ...packageJson.devDependencies, ...packageJson.dependencies };
  return [...new Set(packages)]
    .filter((name) => name !== "react")
    .sort()
    .map((name) => {
      const range = name === packageJson.name ? `^${packageJson.version}` : versions[name];
      if (range === undefined)
        throw new Error(`package.json does not name "${name}", which a section imports.`);
      return `${name}@${range}`;
    });
}

/** Writes `registry.json` and an item file for each variant into `folder`. */
export function writeRegistry(library: string, folder: string): void {
  const items = registryItems(library);
  mkdirSync(folder, { recursive: true });
  for (const entry of items) writeFileSync(join(folder, `${entry.name}.json`), `${JSON.stringify(entry)}\n`);
  const index = {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "consultorio",
    homepage: `https://www.npmjs.com/package/${packageJson.name}`,
    items: items.map(({ $schema: _, docs: _docs, files, ...entry }) => ({
      ...entry,
      files: files.map(({ content: _content, ...file }) => file),
    })),
  };
  writeFileSync(join(folder, "registry.json"), `${JSON.stringify(index)}\n`);
}
