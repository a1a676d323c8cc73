import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ClinicMap } from "./clinic-map.tsx";

const meta = {
  title: "Secciones/Clinic/Map",
  tags: ["new", "!stable"],
  component: ClinicMap,
  args: fixture("Clinic"),
  parameters: {
    guide: {
      choose: ["Cuando cuesta encontrar el consultorio.", "Cuando vienen pacientes de otras ciudades."],
      avoid: ["Sin mapa incrustado: los datos quedan solos; elige tres columnas."],
      states: [
        "El mapa es de otra empresa: no se carga hasta que alguien lo pide.",
        "Sin JavaScript, su botón abre el mapa en otra página.",
      ],
      accessibility: ["El mapa lleva título, y el foco pasa a él cuando se abre."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ClinicMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Clinic", "minimal") };
export const LongText: Story = { args: fixture("Clinic", "long") };
export const MissingPictures: Story = { args: fixture("Clinic", "missingPictures") };
export const ManyItems: Story = { args: fixture("Clinic", "many") };
