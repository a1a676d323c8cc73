import { sectionTypes } from "../../packages/content/src/index.ts";
import { sectionLabel, variantIds, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { fileName } from "../../packages/ui/src/registry/file-name.ts";
import { defaultStory } from "../variants/variant-path.ts";

const introduction = `# Consultorio

> React sections for the website of a medical practice: every section type has several designs that take the same props.
> Names and descriptions of designs are in Spanish, the language of this catalogue.

Install: \`npm install @consultorio/ui\`, import \`@consultorio/ui/styles.css\` once, then
\`import { HeroSplit } from "@consultorio/ui/sections/hero"\`. Or copy the source of one design:
\`npx shadcn add <address of this catalogue>/r/hero-split.json\`.

- [Every design with its props and examples, as data](manifests/components.json)
- [The registry for shadcn](r/registry.json)
- [How to add a design](?path=/docs/manual-agregar-un-diseno--docs)
- [Changes](?path=/docs/manual-cambios--docs)
`;

/** The catalogue for programs that read text, in the form of https://llmstxt.org: every design with its page, source and description. */
export function catalogueText(): string {
  const parts = sectionTypes.map((type) => {
    const lines = variantIds(type).map((variant) => {
      const { label = "", description = "" } = variantInfo(type, variant) ?? {};
      const page = `?path=/docs/${defaultStory({ type, variant }).replace(/--default$/, "--docs")}`;
      return `- [${variant}: ${label}](${page}), [source](r/${fileName(variant)}.json): ${description}`;
    });
    return `## ${type}: ${sectionLabel(type)}\n\n${lines.join("\n")}\n`;
  });
  return [introduction, ...parts].join("\n");
}
