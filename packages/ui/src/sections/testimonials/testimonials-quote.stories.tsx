import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { TestimonialsQuote } from "./testimonials-quote.tsx";

const meta = {
  title: "Secciones/Testimonials/Quote",
  component: TestimonialsQuote,
  args: fixture("Testimonials"),
} satisfies Meta<typeof TestimonialsQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Testimonials", "minimal") };
export const LongText: Story = { args: fixture("Testimonials", "long") };
export const MissingPictures: Story = { args: fixture("Testimonials", "missingPictures") };
export const ManyItems: Story = { args: fixture("Testimonials", "many") };

export const SecondByItsDot: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = await canvas.findByRole("button", { name: "Ir a la diapositiva 2" });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute("aria-current", "true"));
  },
};
