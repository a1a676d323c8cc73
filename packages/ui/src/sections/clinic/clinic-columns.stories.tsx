import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ClinicColumns } from "./clinic-columns.tsx";

const meta = {
  title: "Secciones/Clinic/Columns",
  tags: ["new", "!stable"],
  component: ClinicColumns,
  args: fixture("Clinic"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que dirección, horario y acceso se lean de un vistazo.",
        "Cuando no tienes fotos del lugar.",
      ],
      avoid: ["Si tienes una buena foto de la entrada: ayuda a reconocerla."],
      states: [
        "Lo que falte no deja hueco: las columnas se reparten el ancho.",
        "Cómo llegar es la columna más ancha; si no cabe al lado, baja y reparte sus datos en columnas.",
        "Con varios lugares, cada uno tiene su renglón de columnas.",
      ],
      accessibility: [
        "La dirección está en un elemento `address`.",
        "Los botones dicen que abren otra pestaña.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ClinicColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Clinic", "minimal") };
export const LongText: Story = { args: fixture("Clinic", "long") };
export const MissingPictures: Story = { args: fixture("Clinic", "missingPictures") };
export const ManyItems: Story = { args: fixture("Clinic", "many") };
