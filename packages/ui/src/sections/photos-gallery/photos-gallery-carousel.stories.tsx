import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { PhotosGalleryCarousel } from "./photos-gallery-carousel.tsx";

const meta = {
  title: "Secciones/PhotosGallery/Carousel",
  component: PhotosGalleryCarousel,
  args: fixture("PhotosGallery"),
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
