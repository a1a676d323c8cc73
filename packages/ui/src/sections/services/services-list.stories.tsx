import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { ServicesList } from "./services-list.tsx";

const meta = {
  title: "Secciones/Services/List",
  component: ServicesList,
  args: fixture("Services"),
} satisfies Meta<typeof ServicesList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };
