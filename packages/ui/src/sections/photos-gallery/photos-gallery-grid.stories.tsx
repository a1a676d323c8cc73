import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PhotosGalleryGrid } from "./photos-gallery-grid.tsx";

const meta = {
  title: "Secciones/PhotosGallery/Grid",
  component: PhotosGalleryGrid,
  args: fixture("PhotosGallery"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus fotos se entienden también en chico.",
        "Cuando quieres que el lugar se conozca sin tocar nada.",
      ],
      avoid: [
        "Si las fotos tienen mucho detalle o texto: usa el carrusel.",
        "Si la primera foto no es la mejor: es la más grande.",
      ],
      states: [
        "Las fotos llenan el mosaico sin huecos, con una a seis.",
        "Al tocar una se amplía; desde ahí se pasa a las demás, y después de la última sigue la primera.",
        "Una foto que no existe se ve como la línea de la marca y no se abre.",
      ],
      accessibility: [
        "Ampliada es un diálogo: Escape o un clic lo cierran, y el foco vuelve a la foto.",
        "Las teclas de flecha pasan de una foto a otra.",
        "Sin JavaScript, cada foto lleva a su archivo.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PhotosGalleryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PhotosGallery", "minimal") };
export const LongText: Story = { args: fixture("PhotosGallery", "long") };
export const MissingPictures: Story = { args: fixture("PhotosGallery", "missingPictures") };
export const ManyItems: Story = { args: fixture("PhotosGallery", "many") };

export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Ampliar imagen/ });
    if (first === undefined) throw new Error("There is no photo to open.");
    await userEvent.click(first);
    const large = within(await canvas.findByRole("dialog", { name: "Conoce el consultorio" }));
    await expect(large.getByRole("img")).toHaveAccessibleName(
      within(first).getByRole("img").getAttribute("alt") ?? "",
    );
  },
};

export const AroundTheEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    const openers = await canvas.findAllByRole("button", { name: /^Ampliar imagen/ });
    const described = openers.map((opener) => within(opener).getByRole("img").getAttribute("alt"));
    const [first] = openers;
    if (first === undefined) throw new Error("There is no photo to open.");
    await userEvent.click(first);
    const large = within(await canvas.findByRole("dialog"));
    await userEvent.click(large.getByRole("button", { name: "Anterior" }));
    await expect(large.getByRole("img")).toHaveAttribute("alt", described.at(-1));
    await userEvent.click(large.getByRole("button", { name: "Siguiente" }));
    await expect(large.getByRole("img")).toHaveAttribute("alt", described[0]);
    await userEvent.keyboard("{ArrowRight}");
    await expect(large.getByRole("img")).toHaveAttribute("alt", described[1]);
  },
};

export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole("button", { name: /^Ampliar imagen/ });
    if (second === undefined) throw new Error("There is no second photo.");
    await userEvent.click(second);
    await userEvent.click(within(await canvas.findByRole("dialog")).getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
};
