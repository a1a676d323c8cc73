import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { DiseasesGridDark } from "./diseases-grid-dark.tsx";

const meta = {
  title: "Secciones/Diseases/GridDark",
  component: DiseasesGridDark,
  args: fixture("Diseases"),
  parameters: {
    guide: {
      choose: [
        "Cuando la página es clara y le hace falta una pausa oscura.",
        "Cuando las imágenes son lo mejor que tienes.",
      ],
      avoid: [
        "Si la portada o el pie también son oscuros y quedan cerca.",
        "Si el paciente tiene que comparar: en celular ve una tarjeta a la vez.",
      ],
      states: [
        "Muestra las primeras seis enfermedades; el botón al final lleva a todas.",
        "En celular las tarjetas van en una fila que se desliza, y la siguiente se asoma.",
        "Sin texto para el botón, no hay botón.",
        "Sin imagen se ve la línea de la marca.",
      ],
      accessibility: [
        "El nombre es el enlace y cubre toda la tarjeta.",
        "El foco se marca en claro sobre el fondo oscuro.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof DiseasesGridDark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Diseases", "minimal") };
export const LongText: Story = { args: fixture("Diseases", "long") };
export const MissingPictures: Story = { args: fixture("Diseases", "missingPictures") };
export const ManyItems: Story = { args: fixture("Diseases", "many") };
