import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { CallToActionBand } from "./call-to-action-band.tsx";

const meta = {
  title: "Secciones/CallToAction/Band",
  component: CallToActionBand,
  args: fixture("CallToAction"),
} satisfies Meta<typeof CallToActionBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToAction", "minimal") };
export const LongText: Story = { args: fixture("CallToAction", "long") };
export const MissingPictures: Story = { args: fixture("CallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToAction", "many") };
