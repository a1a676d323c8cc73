import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { SymptomsList } from "./symptoms-list.tsx";

const meta = {
  title: "Secciones/Symptoms/List",
  component: SymptomsList,
  args: fixture("Symptoms"),
} satisfies Meta<typeof SymptomsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Symptoms", "minimal") };
export const LongText: Story = { args: fixture("Symptoms", "long") };
export const MissingPictures: Story = { args: fixture("Symptoms", "missingPictures") };
export const ManyItems: Story = { args: fixture("Symptoms", "many") };
