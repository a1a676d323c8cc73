import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { HeroSplit } from "./hero-split.tsx";

const meta = {
  title: "Secciones/Hero/Split",
  component: HeroSplit,
  args: fixture("Hero"),
} satisfies Meta<typeof HeroSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hero", "minimal") };
export const LongText: Story = { args: fixture("Hero", "long") };
export const MissingPictures: Story = { args: fixture("Hero", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hero", "many") };
