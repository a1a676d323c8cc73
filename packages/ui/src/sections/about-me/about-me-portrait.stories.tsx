import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { AboutMePortrait } from "./about-me-portrait.tsx";

const meta = {
  title: "Secciones/AboutMe/Portrait",
  component: AboutMePortrait,
  args: fixture("AboutMe"),
} satisfies Meta<typeof AboutMePortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("AboutMe", "minimal") };
export const LongText: Story = { args: fixture("AboutMe", "long") };
export const MissingPictures: Story = { args: fixture("AboutMe", "missingPictures") };
export const ManyItems: Story = { args: fixture("AboutMe", "many") };
