import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { withExampleVideos } from "./example-videos.ts";
import { VideoTestimonialsCards } from "./video-testimonials-cards.tsx";

const meta = {
  title: "Secciones/VideoTestimonials/Cards",
  component: VideoTestimonialsCards,
  args: withExampleVideos(fixture("VideoTestimonials")),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: ["Tienes tres videos o más.", "Están grabados de pie, con un celular."],
      avoid: ["Sólo tienes uno: usa el grande."],
      states: [
        "Una tarjeta en celular, dos desde 600 px y tres desde 1024 px; no avanza sola.",
        "Un archivo se abre encima de la página; un enlace, en otra pestaña.",
        "Sin video queda la imagen, y se lee lo que dice la persona.",
        "Un video sin permiso por escrito, o sin nada que ver ni leer, no se dibuja.",
      ],
      accessibility: [
        "El video se abre en un diálogo y se carga hasta que alguien lo pide; al cerrarlo el foco vuelve a su botón.",
        "Cada botón dice de quién es el video.",
        "La transcripción se puede leer sin abrir el video.",
        "Sin JavaScript el botón lleva al archivo.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof VideoTestimonialsCards>;
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
