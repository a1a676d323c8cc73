import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const meta = {
  title: "Secciones/Comparison/Table",
  tags: ["new", "!stable"],
  component: ComparisonTable,
  args: fixture("Comparison"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus pacientes dudan entre dos o tres tratamientos.",
        "Cuando quieres todo a la vista, sin tocar nada.",
      ],
      avoid: ["Con cuatro tratamientos y respuestas largas: las columnas quedan angostas."],
      states: [
        "En celular cada pregunta es un grupo con las respuestas de todos; no hay que deslizar de lado.",
        "Una respuesta vacía dice que depende de cada paciente.",
        "El precio se lee de la lista de precios.",
      ],
      accessibility: [
        "Es una tabla con encabezados de columna y de renglón.",
        "En celular el nombre del tratamiento está escrito junto a cada respuesta.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Comparison", "minimal") };
export const LongText: Story = { args: fixture("Comparison", "long") };
export const MissingPictures: Story = { args: fixture("Comparison", "missingPictures") };
export const ManyItems: Story = { args: fixture("Comparison", "many") };
