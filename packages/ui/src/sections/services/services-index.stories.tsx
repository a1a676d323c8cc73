import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ServicesIndex } from "./services-index.tsx";

const meta = {
  title: "Secciones/Services/Index",
  component: ServicesIndex,
  args: fixture("Services"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus pacientes comparan duración, anestesia y lugar antes de llamar.",
        "Cuando quieres que todos los servicios se vean en la portada.",
        "Cuando no tienes imágenes propias.",
      ],
      avoid: ["Si la portada ya tiene mucho texto: usa el carrusel.", "Si ofreces tres servicios o menos."],
      states: [
        "Muestra todos los servicios, en dos columnas desde 768 px.",
        "Un dato vacío no se dibuja; un servicio sin datos muestra su texto corto.",
      ],
      accessibility: [
        "Cada dato va con su nombre, como lista de definiciones.",
        "Se lee hacia abajo: primero toda la columna izquierda.",
        "El nombre es el enlace y cubre todo el renglón.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ServicesIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };
