import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { ServicesGrid } from "./services-grid.tsx";

const meta = {
  title: "Secciones/Services/Grid",
  component: ServicesGrid,
  args: fixture("Services"),
} satisfies Meta<typeof ServicesGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };
