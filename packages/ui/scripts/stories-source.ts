/** A variant's stories: one for each fixture, and an empty guide, which fails the meta-test until it is filled in. */
export function storiesSource(type: string, variant: string, file: string): string {
  const args = (name: string) => `{ args: fixture("${type}", "${name}") }`;
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ${variant} } from "./${file}.tsx";

const meta = {
  title: "Secciones/${type}/${variant.slice(type.length)}",
  component: ${variant},
  args: fixture("${type}"),
  parameters: {
    guide: { choose: [], avoid: [], states: [], accessibility: [] } satisfies VariantGuide,
  },
} satisfies Meta<typeof ${variant}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = ${args("minimal")};
export const LongText: Story = ${args("long")};
export const MissingPictures: Story = ${args("missingPictures")};
export const ManyItems: Story = ${args("many")};
`;
}
