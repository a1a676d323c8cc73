import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PurposeSplit } from "./purpose-split.tsx";

const meta = {
  title: "Secciones/Purpose/Split",
  component: PurposeSplit,
  args: fixture("Purpose"),
  parameters: {
    guide: {
      choose: [
        "El orden importa: los propósitos van numerados.",
        "Tienes una sola imagen buena.",
        "Tus textos son largos: cada uno tiene su renglón.",
      ],
      avoid: [
        "Cada propósito tiene su propia imagen y quieres mostrarlas todas.",
        "Sólo tienes un propósito.",
      ],
      states: [
        "La imagen es la del primer propósito que tenga una.",
        "Si la lista es más alta que la imagen, la imagen se queda a la vista.",
        "En el celular la imagen va arriba.",
        "Sin imagen queda la línea de la marca.",
      ],
      accessibility: [
        "Es una lista numerada; los números dibujados no se leen dos veces.",
        "La imagen es decoración.",
        "No hay nada que se mueva ni que se abra.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PurposeSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Purpose", "minimal") };
export const LongText: Story = { args: fixture("Purpose", "long") };
export const MissingPictures: Story = { args: fixture("Purpose", "missingPictures") };
export const ManyItems: Story = { args: fixture("Purpose", "many") };
