import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { ExperienceCounters } from "./experience-counters.tsx";

const meta = {
  title: "Secciones/Experience/Counters",
  component: ExperienceCounters,
  args: fixture("Experience"),
} satisfies Meta<typeof ExperienceCounters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Experience", "minimal") };
export const LongText: Story = { args: fixture("Experience", "long") };
export const MissingPictures: Story = { args: fixture("Experience", "missingPictures") };
export const ManyItems: Story = { args: fixture("Experience", "many") };
