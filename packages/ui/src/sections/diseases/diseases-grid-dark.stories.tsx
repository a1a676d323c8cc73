import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { DiseasesGridDark } from "./diseases-grid-dark.tsx";

const meta = {
  title: "Secciones/Diseases/Grid dark",
  component: DiseasesGridDark,
  args: fixture("Diseases"),
} satisfies Meta<typeof DiseasesGridDark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Diseases", "minimal") };
export const LongText: Story = { args: fixture("Diseases", "long") };
export const MissingPictures: Story = { args: fixture("Diseases", "missingPictures") };
export const ManyItems: Story = { args: fixture("Diseases", "many") };
