import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { withExampleLogos } from "./example-logo.ts";
import { InsuranceCarousel } from "./insurance-carousel.tsx";

const meta = {
  title: "Secciones/Insurance/Carousel",
  component: InsuranceCarousel,
  args: fixture("Insurance"),
  parameters: {
    guide: {
      choose: [
        "Elígela si trabajas con muchas aseguradoras y quieres ocupar poco alto.",
        "Va bien a la mitad de una portada larga, porque el movimiento llama la atención.",
      ],
      avoid: [
        "Evítala si tienes menos de once aseguradoras: quedan pocas columnas, y anchas. Usa el muro.",
        "Evítala si los pacientes llegan a buscar la suya: usa el buscador.",
      ],
      states: [
        "Cada columna lleva tres aseguradoras, o dos si son menos de once. Se ven cinco columnas; tres en tabletas y una en celulares, con la orilla de la siguiente.",
        "Un logotipo, sobre blanco, sustituye al nombre. Sin él, lo que distingue al nombre va en grande y lo demás, como «Seguros», en chico.",
        "Hasta quince aseguradoras se ven todas en una computadora: ahí no hay flechas y nada avanza.",
        "Sin JavaScript es una fila que se desplaza con el dedo.",
      ],
      accessibility: [
        "El botón «Pausar» detiene el avance, que es cada dos segundos.",
        "Con movimiento reducido no avanza solo.",
        "Las flechas tienen nombre y funcionan con el teclado. El nombre se lee en su orden.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof InsuranceCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Insurance", "minimal") };
export const LongText: Story = { args: fixture("Insurance", "long") };
export const MissingPictures: Story = { args: fixture("Insurance", "missingPictures") };
export const ManyItems: Story = { args: fixture("Insurance", "many") };

export const Logos: Story = { args: withExampleLogos(fixture("Insurance")) };

export const Paused: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    await expect(canvas.getByRole("button", { name: "Reanudar" })).toBeVisible();
  },
};

/** How many slides the carousel shows whole, once it runs. */
async function expectInView(canvasElement: HTMLElement, count: number) {
  const carousel = canvasElement.querySelector("c-carousel");
  window.dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(carousel).toHaveAttribute("data-ready"));
  await expect(carousel?.querySelectorAll("[data-slide]:not([inert])")).toHaveLength(count);
}

export const FiveOnDesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: ({ canvasElement }) => expectInView(canvasElement, 5),
};

export const ThreeOnTablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: ({ canvasElement }) => expectInView(canvasElement, 3),
};

export const OneOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectInView(canvasElement, 1),
};
