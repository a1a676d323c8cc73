import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { CallToActionIndividualBand } from "./call-to-action-individual-band.tsx";

const meta = {
  title: "Secciones/CallToActionIndividual/Band",
  component: CallToActionIndividualBand,
  args: fixture("CallToActionIndividual"),
} satisfies Meta<typeof CallToActionIndividualBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToActionIndividual", "minimal") };
export const LongText: Story = { args: fixture("CallToActionIndividual", "long") };
export const MissingPictures: Story = { args: fixture("CallToActionIndividual", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToActionIndividual", "many") };
