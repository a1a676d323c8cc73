import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ServicesCarousel } from "./services-carousel.tsx";

const meta = {
  title: "Secciones/Services/Carousel",
  component: ServicesCarousel,
  args: fixture("Services"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres mostrar hasta ocho servicios en la altura de uno.",
        "Cuando todas tus imágenes tienen la misma calidad.",
      ],
      avoid: [
        "Si el paciente tiene que comparar servicios: usa el tablero o el índice.",
        "Si tienes menos de cuatro servicios: una lista se lee mejor.",
      ],
      states: [
        "Muestra una tarjeta, dos desde 640 px y tres desde 1024 px, y avanza cada 3 segundos.",
        "Con un solo servicio no hay controles ni movimiento.",
        "Sin imagen, la tarjeta conserva su proporción con la línea de la marca.",
      ],
      accessibility: [
        "Se detiene con el botón de pausa, con el puntero encima, con el foco dentro y con movimiento reducido.",
        "Las flechas del teclado cambian de tarjeta y la posición se anuncia.",
        "Sin JavaScript es una fila que se desliza.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ServicesCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };

/** It may have moved by itself before the pause, so the test reads its position after the first press. */
export const MovesByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    const next = canvas.getByRole("button", { name: "Siguiente" });
    const status = canvas.getByRole("status");
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent(/^Diapositiva [1-8] de 8$/));
    const place = Number(status.textContent?.match(/\d/)?.[0]);
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent(`Diapositiva ${(place % 8) + 1} de 8`));
  },
};

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    await expect(canvas.getByRole("button", { name: "Reanudar" })).toBeVisible();
  },
};

/** The room of the carousel changes without the window: a scroll bar that comes, a panel that opens beside it. */
export const FollowsItsRoom: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pausar" }));
    const slide = canvas.getAllByRole("group", { name: /^Diapositiva/ })[0];
    const before = slide?.getBoundingClientRect().width ?? 0;
    canvasElement.style.width = `${canvasElement.clientWidth * 0.7}px`;
    await waitFor(() => expect(slide?.getBoundingClientRect().width).toBeLessThan(before * 0.8));
    canvasElement.style.width = "";
    await waitFor(() => expect(slide?.getBoundingClientRect().width).toBeCloseTo(before, 0));
  },
};
