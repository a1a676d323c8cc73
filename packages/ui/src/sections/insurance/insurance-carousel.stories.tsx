import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { InsuranceCarousel } from "./insurance-carousel.tsx";

const meta = {
  title: "Secciones/Insurance/Carousel",
  component: InsuranceCarousel,
  args: fixture("Insurance"),
} satisfies Meta<typeof InsuranceCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Insurance", "minimal") };
export const LongText: Story = { args: fixture("Insurance", "long") };
export const MissingPictures: Story = { args: fixture("Insurance", "missingPictures") };
export const ManyItems: Story = { args: fixture("Insurance", "many") };

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    await expect(canvas.getByRole("button", { name: "Reanudar" })).toBeVisible();
  },
};
