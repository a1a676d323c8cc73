import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { ServicesCarousel } from "./services-carousel.tsx";

const meta = {
  title: "Secciones/Services/Carousel",
  component: ServicesCarousel,
  args: fixture("Services"),
} satisfies Meta<typeof ServicesCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };

export const MovesByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole("button", { name: "Siguiente" });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Diapositiva 2 de 8"));
  },
};

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    await expect(canvas.getByRole("button", { name: "Reanudar" })).toBeVisible();
  },
};
