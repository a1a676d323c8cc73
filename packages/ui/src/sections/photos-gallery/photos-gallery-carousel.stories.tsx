import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PhotosGalleryCarousel } from "./photos-gallery-carousel.tsx";

const meta = {
  title: "Secciones/PhotosGallery/Carousel",
  component: PhotosGalleryCarousel,
  args: fixture("PhotosGallery"),
  parameters: {
    guide: {
      choose: ["Para cualquier cantidad de fotos, de una a seis.", "Cuando cada foto merece verse grande."],
      avoid: [
        "Si quieres que todas se vean de entrada: usa el mosaico.",
        "Si el visitante va a ir y venir entre ellas: usa la tira.",
      ],
      states: [
        "La foto llega a las dos orillas de la pantalla; los controles van sobre su borde de abajo.",
        "Después de la última sigue la primera.",
        "Con una sola foto no hay flechas ni puntos.",
        "Una foto que no carga deja la línea de la marca y su descripción.",
      ],
      accessibility: [
        "Flechas, puntos y teclas de flecha cambian de foto; la posición se anuncia.",
        "No se mueve por su cuenta.",
        "Sin JavaScript es una fila que se desliza.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PhotosGalleryCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PhotosGallery", "minimal") };
export const LongText: Story = { args: fixture("PhotosGallery", "long") };
export const MissingPictures: Story = { args: fixture("PhotosGallery", "missingPictures") };
export const ManyItems: Story = { args: fixture("PhotosGallery", "many") };

export const WrapsAround: Story = {
  play: async ({ canvas, userEvent }) => {
    const at = (place: number) => canvas.getByRole("button", { name: `Ir a la diapositiva ${place}` });
    await userEvent.click(await canvas.findByRole("button", { name: "Anterior" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Diapositiva 6 de 6"));
    await expect(at(6)).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Diapositiva 1 de 6"));
    await expect(at(1)).toHaveAttribute("aria-current", "true");
  },
};

/** A press while the pictures still move counts as well. */
export const PressedQuickly: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const presses = async (name: string) => {
      const button = await canvas.findByRole("button", { name });
      for (let press = 0; press < 3; press += 1) await userEvent.click(button);
    };
    const at = (place: number) =>
      waitFor(() =>
        expect(canvas.getByRole("button", { name: `Ir a la diapositiva ${place}` })).toHaveAttribute(
          "aria-current",
          "true",
        ),
      );
    await step("three presses go three on", async () => {
      await presses("Siguiente");
      await at(4);
    });
    await step("and three go back", async () => {
      await presses("Anterior");
      await at(1);
    });
  },
};
