import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { PurposeTiles } from "./purpose-tiles.tsx";

const meta = {
  title: "Secciones/Purpose/Tiles",
  component: PurposeTiles,
  args: fixture("Purpose"),
} satisfies Meta<typeof PurposeTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Purpose", "minimal") };
export const LongText: Story = { args: fixture("Purpose", "long") };
export const MissingPictures: Story = { args: fixture("Purpose", "missingPictures") };
export const ManyItems: Story = { args: fixture("Purpose", "many") };
