import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PurposeCards } from "./purpose-cards.tsx";

const meta = {
  title: "Secciones/Purpose/Cards",
  component: PurposeCards,
  args: fixture("Purpose"),
  parameters: {
    guide: {
      choose: ["Tienes tres o seis propósitos.", "Cada propósito tiene su imagen."],
      avoid: [
        "No tienes imágenes: la línea de la marca se repetiría en cada tarjeta.",
        "Quieres color: elige la franja de mosaicos.",
      ],
      states: [
        "Con cuatro, el primero ocupa una fila entera.",
        "Con cinco, los dos primeros comparten una fila.",
        "Sin imagen, la tarjeta muestra la línea de la marca.",
      ],
      accessibility: [
        "Es una lista; cada propósito tiene su encabezado.",
        "Las imágenes son decoración.",
        "No hay nada que se mueva ni que se abra.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PurposeCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Purpose", "minimal") };
export const LongText: Story = { args: fixture("Purpose", "long") };
export const MissingPictures: Story = { args: fixture("Purpose", "missingPictures") };
export const ManyItems: Story = { args: fixture("Purpose", "many") };
