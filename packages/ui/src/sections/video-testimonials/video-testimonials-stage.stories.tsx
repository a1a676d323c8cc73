import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { withExampleVideos } from "./example-videos.ts";
import { VideoTestimonialsStage } from "./video-testimonials-stage.tsx";

const meta = {
  title: "Secciones/VideoTestimonials/Stage",
  component: VideoTestimonialsStage,
  args: withExampleVideos(fixture("VideoTestimonials")),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: ["Uno de tus videos es el mejor y quieres que se vea primero.", "Están grabados a lo ancho."],
      avoid: [
        "Están grabados de pie: la imagen se recorta mucho; usa las tarjetas altas.",
        "Tienes más de cinco.",
      ],
      states: [
        "Un archivo se abre encima de la página; un enlace, en otra pestaña.",
        "Sin video queda la imagen, y se lee lo que dice la persona.",
        "Un video sin permiso por escrito, o sin nada que ver ni leer, no se dibuja.",
        "Con un solo video no hay lista y el grande toma casi todo el ancho.",
      ],
      accessibility: [
        "El video se abre en un diálogo y se carga hasta que alguien lo pide; al cerrarlo el foco vuelve a su botón.",
        "Cada botón dice de quién es el video.",
        "La transcripción se puede leer sin abrir el video.",
        "Sin JavaScript el botón lleva al archivo.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof VideoTestimonialsStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("VideoTestimonials", "minimal") };
export const LongText: Story = { args: withExampleVideos(fixture("VideoTestimonials", "long")) };
export const MissingPictures: Story = {
  args: withExampleVideos(fixture("VideoTestimonials", "missingPictures")),
};
export const ManyItems: Story = { args: withExampleVideos(fixture("VideoTestimonials", "many")) };

export const WithoutVideo: Story = { args: fixture("VideoTestimonials") };

export const FileInOverlay: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Ver el video de Paciente de ejemplo 1" });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "Ver el video de Paciente de ejemplo 1" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
