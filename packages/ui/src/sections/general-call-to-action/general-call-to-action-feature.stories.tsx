import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { GeneralCallToActionFeature } from "./general-call-to-action-feature.tsx";

const meta = {
  title: "Secciones/GeneralCallToAction/Feature",
  component: GeneralCallToActionFeature,
  args: fixture("GeneralCallToAction"),
} satisfies Meta<typeof GeneralCallToActionFeature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("GeneralCallToAction", "minimal") };
export const LongText: Story = { args: fixture("GeneralCallToAction", "long") };
export const MissingPictures: Story = { args: fixture("GeneralCallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("GeneralCallToAction", "many") };
