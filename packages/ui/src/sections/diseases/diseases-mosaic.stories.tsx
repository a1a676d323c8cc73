import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { DiseasesMosaic } from "./diseases-mosaic.tsx";

const meta = {
  title: "Secciones/Diseases/Mosaic",
  component: DiseasesMosaic,
  args: fixture("Diseases"),
  parameters: {
    guide: {
      choose: [
        "Cuando la primera enfermedad es la que más atiendes: es la más grande.",
        "Cuando tus imágenes se reconocen sin leer.",
      ],
      avoid: [
        "Si los nombres son muy largos: tapan la imagen chica.",
        "Si el texto corto de cada una importa: sólo la grande lo muestra.",
      ],
      states: [
        "Las piezas llenan la cuadrícula sin huecos, con una a seis enfermedades.",
        "La última pieza lleva a todas; sin texto para el enlace, no aparece.",
        "Sin imagen, la pieza muestra la línea de la marca.",
      ],
      accessibility: [
        "El nombre es el enlace y cubre toda la pieza.",
        "El nombre va sobre una placa lisa en la esquina: se lee igual con cualquier imagen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof DiseasesMosaic>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Diseases", "minimal") };
export const LongText: Story = { args: fixture("Diseases", "long") };
export const MissingPictures: Story = { args: fixture("Diseases", "missingPictures") };
export const ManyItems: Story = { args: fixture("Diseases", "many") };
