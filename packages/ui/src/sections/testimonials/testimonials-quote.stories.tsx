import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { TestimonialsQuote } from "./testimonials-quote.tsx";

const meta = {
  title: "Secciones/Testimonials/Quote",
  component: TestimonialsQuote,
  args: fixture("Testimonials"),
  parameters: {
    guide: {
      choose: [
        "Cuando tienes pocos testimonios y muy buenos.",
        "Cuando la página necesita una pausa oscura y con imagen.",
      ],
      avoid: [
        "Si los testimonios pasan de dos renglones: usa las tarjetas.",
        "Si la sección de al lado también es oscura.",
      ],
      states: [
        "Muestra uno a la vez con un punto por cada uno, y avanza cada 5 segundos.",
        "Sin imagen de fondo, queda el fondo oscuro.",
        "Con un solo testimonio no hay puntos.",
      ],
      accessibility: [
        "Se detiene con el botón de pausa, con el puntero encima, con el foco dentro y con movimiento reducido.",
        "El fondo no se mueve con movimiento reducido.",
        "Cada punto dice a qué testimonio lleva y cuál está a la vista.",
      ],
    } satisfies VariantGuide,
  },
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
