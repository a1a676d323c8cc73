import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { TestimonialsCards } from "./testimonials-cards.tsx";

const meta = {
  title: "Secciones/Testimonials/Cards",
  component: TestimonialsCards,
  args: fixture("Testimonials"),
  parameters: {
    guide: {
      choose: [
        "Cuando tienes cuatro testimonios o más, con su versión completa.",
        "Cuando quieres que cada uno se pueda leer entero.",
      ],
      avoid: [
        "Si tienes pocos y muy buenos: usa la cita grande.",
        "Si quieres que todos se vean a la vez: usa el muro.",
      ],
      states: [
        "Muestra dos desde 1024 px y uno en pantallas chicas, y avanza cada 5 segundos.",
        "Cada tarjeta mide 360 px de alto. Lo que no cabe se abre con «Leer completo».",
        "Si hay un testimonio completo, la cita termina en «(...)»; sin él y con un texto corto no hay botón.",
        "Con un solo testimonio no hay controles.",
      ],
      accessibility: [
        "Se detiene con el botón de pausa, con el puntero encima, con el foco dentro y con movimiento reducido.",
        "Las estrellas se leen con palabras: «5 de 5 estrellas».",
        "Sin JavaScript es una fila que se desliza.",
      ],
    } satisfies VariantGuide,
  },
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
