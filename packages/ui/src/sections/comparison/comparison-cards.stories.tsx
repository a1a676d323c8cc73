import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ComparisonCards } from "./comparison-cards.tsx";

const meta = {
  title: "Secciones/Comparison/Cards",
  tags: ["new", "!stable"],
  component: ComparisonCards,
  args: fixture("Comparison"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que cada tratamiento se lea completo.",
        "Cuando comparas dos o tres tratamientos.",
      ],
      avoid: ["Con cuatro tratamientos: las tarjetas quedan angostas; la tabla los lleva mejor."],
      states: [
        "Desde 1024 px van lado a lado y la misma pregunta queda a la misma altura.",
        "En celular va una tarjeta debajo de la otra.",
      ],
      accessibility: [
        "El nombre de cada tratamiento es un título de nivel 3.",
        "Cada pregunta se lee con su respuesta.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ComparisonCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Comparison", "minimal") };
export const LongText: Story = { args: fixture("Comparison", "long") };
export const MissingPictures: Story = { args: fixture("Comparison", "missingPictures") };
export const ManyItems: Story = { args: fixture("Comparison", "many") };
