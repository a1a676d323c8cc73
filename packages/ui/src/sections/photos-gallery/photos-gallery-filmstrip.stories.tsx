import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PhotosGalleryFilmstrip } from "./photos-gallery-filmstrip.tsx";

const meta = {
  title: "Secciones/PhotosGallery/Filmstrip",
  component: PhotosGalleryFilmstrip,
  args: fixture("PhotosGallery"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que el visitante vaya y venga entre las fotos.",
        "Cuando la página es clara y le hace falta una pausa oscura.",
      ],
      avoid: [
        "Si sólo tienes una o dos fotos: usa el carrusel.",
        "Si la sección de al lado también es oscura.",
      ],
      states: [
        "La tira va al lado de la foto desde 1024 px y debajo en pantallas chicas.",
        "La miniatura de la foto a la vista lleva marco; las demás van tenues.",
        "Con una sola foto no hay tira.",
      ],
      accessibility: [
        "Cada miniatura es un botón que dice su lugar, y cuál está a la vista.",
        "Las teclas de flecha cambian de foto y la posición se anuncia.",
        "No se mueve por su cuenta; sin JavaScript es una fila que se desliza.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PhotosGalleryFilmstrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PhotosGallery", "minimal") };
export const LongText: Story = { args: fixture("PhotosGallery", "long") };
export const MissingPictures: Story = { args: fixture("PhotosGallery", "missingPictures") };
export const ManyItems: Story = { args: fixture("PhotosGallery", "many") };

export const ByItsThumbnail: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = await canvas.findByRole("button", { name: "Ir a la diapositiva 3" });
    await userEvent.click(third);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Diapositiva 3 de 6"));
    await waitFor(() => expect(third).toHaveAttribute("aria-current", "true"));
  },
};

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
