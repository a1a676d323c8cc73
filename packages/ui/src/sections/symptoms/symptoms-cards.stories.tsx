import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { SymptomsCards } from "./symptoms-cards.tsx";

const meta = {
  title: "Secciones/Symptoms/Cards",
  component: SymptomsCards,
  args: fixture("Symptoms"),
} satisfies Meta<typeof SymptomsCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Symptoms", "minimal") };
export const LongText: Story = { args: fixture("Symptoms", "long") };
export const MissingPictures: Story = { args: fixture("Symptoms", "missingPictures") };
export const ManyItems: Story = { args: fixture("Symptoms", "many") };
