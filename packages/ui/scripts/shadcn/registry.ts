import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sectionTypes } from "@consultorio/content";
import packageJson from "../../package.json" with { type: "json" };
import { sectionLabel, variantIds, variantInfo } from "../../src/registry/catalog.ts";
import { fileName } from "../../src/registry/file-name.ts";
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

/** An item for every variant of the catalog, in its order: its drawing as source for a host to change. */
export const registryItems = (library: string): RegistryItem[] =>
  sectionTypes.flatMap((type) => variantIds(type).map((id) => item(library, type, id)));

function item(library: string, type: (typeof sectionTypes)[number], id: string): RegistryItem {
  const folder = fileName(type);
  const sources = sectionSources(join(library, "src/sections"), `${folder}/${fileName(id)}.tsx`);
  const info = variantInfo(type, id);
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: fileName(id),
    type: "registry:block",
    title: `${sectionLabel(type)}: ${info?.label ?? id}`,
    description: info?.description ?? "",
    docs: 'Importa "@consultorio/ui/styles.css" una vez en tu aplicación.',
    categories: [folder],
    dependencies: dependenciesOf(sources.flatMap(({ packages }) => packages)),
    files: sources.map(({ path, content }) => ({
      path: `registry/${path}`,
      type: "registry:component",
      target: `components/consultorio/${path}`,
      content,
    })),
  };
}

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
