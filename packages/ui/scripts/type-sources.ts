import { storiesSource } from "./stories-source.ts";

/** Names of a new section type. */
export interface TypeNames {
  /** `Timeline`. */
  type: string;
  /** `timeline`: the contract, and the part of the site's content that it selects. */
  value: string;
  /** `timeline`: folder and file names. */
  folder: string;
  /** Its first variant, `TimelineList`, and that one's file name. */
  variant: string;
  file: string;
}

/** The new files of a section type, by their path below `packages/ui`: a titled list, from which it is redrawn. */
export const typeSources = (names: TypeNames): Record<string, string> => {
  const { type, folder, variant, file } = names;
  const section = `src/sections/${folder}`;
  return {
    [`${section}/${folder}.props.ts`]: propsSource(names),
    [`${section}/${folder}.variants.ts`]: namesSource(names),
    [`${section}/${folder}.contract.ts`]: contractSource(names),
    [`${section}/${file}.tsx`]: variantSource(names),
    [`${section}/${file}.stories.tsx`]: storiesSource(type, variant, file),
    [`${section}/${folder}.test.tsx`]: testSource(names),
    [`${section}/index.ts`]: `export type * from "./${folder}.props.ts";
export * from "./${file}.tsx";
`,
    [`../../.storybook/siblings/${folder}.stories.tsx`]: `import { siblingsOf } from "./siblings-story.tsx";

export default { title: "Secciones/${type}/Todos los diseños", tags: ["!autodocs", "!test", "!manifest"] };

export const Siblings = { name: "Todos los diseños", ...siblingsOf("${type}") };
`,
  };
};

const propsSource = ({ type, value, folder }: TypeNames) => `import {
  type Content,
  type Defaults,
  type GroundOptions,
  withDefaults,
} from "../contract/with-defaults.ts";

export interface ${type}Item {
  /** Title of the item. @es Título del elemento. */
  title: string;
  /** Text that explains it. @es Texto que lo explica. */
  description?: string;
}

export interface ${type}Props extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Items: title and description. @es Elementos: título y descripción. */
  items: ${type}Item[];
  /** Short line beside the section's heading. @es Línea corta junto al título de la sección. */
  sectionSubtitle?: string;
}

const defaults = { anchor: "${folder}", className: "", sectionSubtitle: "" };
const itemDefaults: Defaults<${type}Item> = { description: "" };

/** Adds the default values. */
export function ${value}Content(props: ${type}Props) {
  const content = withDefaults(props, defaults);
  return { ...content, items: content.items.map((item) => withDefaults(item, itemDefaults)) };
}

/** The section's complete content. */
export type ${type}Content = Content<typeof ${value}Content>;
`;

const namesSource = ({
  value,
  variant,
}: TypeNames) => `import { defineVariants } from "../contract/define-variants.ts";

export const ${value}Variants = defineVariants({
  label: "",
  variants: {
    ${variant}: {
      label: "",
      description: "",
    },
  },
});
`;

const contractSource = ({
  type,
  value,
  folder,
  variant,
}: TypeNames) => `import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ${type}Content } from "./${folder}.props.ts";
import { ${value}Variants } from "./${folder}.variants.ts";

export const ${value} = defineSection(${value}Variants, {
  select: ({ siteContent }): ${type}Content | null => {
    const { sectionTitle, sectionSubtitle, items } = siteContent.${value};
    return items.length === 0 ? null : { sectionTitle, sectionSubtitle, items };
  },
  fit: {
    ${variant}: ({ siteContent }) => few("elementos", 2, siteContent.${value}.items),
  },
});
`;

const variantSource = ({
  type,
  value,
  folder,
  variant,
}: TypeNames) => `import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { type ${type}Props, ${value}Content } from "./${folder}.props.ts";

/** A titled list. */
export function ${variant}(props: ${type}Props) {
  const { sectionTitle, sectionSubtitle, items, anchor, className, tone } = ${value}Content(props);
  return (
    <Section type="${type}" variant="${variant}" anchor={anchor} className={className} chosenTone={tone}>
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <li key={index} className="py-6">
            <Heading level={3} size="card">
              {item.title}
            </Heading>
            <Paragraph text={item.description} className="mt-2 text-text-soft" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;

const testSource = ({
  type,
  variant,
  file,
}: TypeNames) => `import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { ${variant} } from "./${file}.tsx";

afterEach(cleanup);

test("is a region named by its title, with each item under its own heading", () => {
  const props = fixture("${type}");
  render(<${variant} {...props} />);
  expect(screen.getByRole("region", { name: props.sectionTitle })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    props.items.map(({ title }) => title),
  );
});
`;
