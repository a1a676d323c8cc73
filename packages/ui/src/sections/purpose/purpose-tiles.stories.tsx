import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PurposeTiles } from "./purpose-tiles.tsx";

const meta = {
  title: "Secciones/Purpose/Tiles",
  component: PurposeTiles,
  args: fixture("Purpose"),
  parameters: {
    guide: {
      choose: ["Tienes cuatro propósitos.", "Quieres color en la página.", "Tus textos son cortos."],
      avoid: ["Las secciones vecinas también tienen mucho color.", "Tus textos pasan de tres renglones."],
      states: [
        "Los colores son cuatro tonos del color principal del tema, y se repiten cada cuatro mosaicos.",
        "Sin imagen, el mosaico queda sólo con texto.",
        "En el celular hay dos mosaicos por fila; en uno muy angosto, uno.",
      ],
      accessibility: [
        "Cada tono lleva su color de texto, con contraste de más de 4.5 a 1.",
        "El color no significa nada por sí solo.",
        "Es una lista; cada propósito tiene su encabezado.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PurposeTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Purpose", "minimal") };
export const LongText: Story = { args: fixture("Purpose", "long") };
export const MissingPictures: Story = { args: fixture("Purpose", "missingPictures") };
export const ManyItems: Story = { args: fixture("Purpose", "many") };
