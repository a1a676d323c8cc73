import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { TestimonialsWall } from "./testimonials-wall.tsx";

const meta = {
  title: "Secciones/Testimonials/Wall",
  component: TestimonialsWall,
  args: fixture("Testimonials"),
  parameters: {
    guide: {
      choose: ["Cuando tienes cinco testimonios o más y son cortos.", "Cuando prefieres que nada se mueva."],
      avoid: [
        "Si los testimonios son largos: usa las tarjetas, que abren el texto completo.",
        "Si tienes menos de tres: el muro queda vacío.",
      ],
      states: [
        "Muestra hasta once, en dos columnas desde 640 px y tres desde 1024 px.",
        "Las citas más breves van en letra más grande.",
        "Sin foto, queda el nombre del paciente.",
      ],
      accessibility: [
        "Se lee columna por columna, en el orden de los datos.",
        "Las estrellas se leen con palabras: «5 de 5 estrellas».",
        "No hay movimiento ni controles.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof TestimonialsWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Testimonials", "minimal") };
export const LongText: Story = { args: fixture("Testimonials", "long") };
export const MissingPictures: Story = { args: fixture("Testimonials", "missingPictures") };
export const ManyItems: Story = { args: fixture("Testimonials", "many") };
