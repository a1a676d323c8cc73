import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { TestimonialsCards } from "./testimonials-cards.tsx";

const meta = {
  title: "Secciones/Testimonials/Cards",
  component: TestimonialsCards,
  args: fixture("Testimonials"),
} satisfies Meta<typeof TestimonialsCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Testimonials", "minimal") };
export const LongText: Story = { args: fixture("Testimonials", "long") };
export const MissingPictures: Story = { args: fixture("Testimonials", "missingPictures") };
export const ManyItems: Story = { args: fixture("Testimonials", "many") };

export const WholeTestimonial: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "Siguiente" });
    const [first] = canvas.getAllByText("Leer completo");
    if (first === undefined) throw new Error("There is no testimonial to open.");
    await userEvent.click(first);
    await expect(await canvas.findByText(/Llegué con muchas dudas/)).toBeVisible();
  },
};

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    await expect(canvas.getByRole("button", { name: "Reanudar" })).toBeVisible();
  },
};
