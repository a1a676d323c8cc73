import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ArticleTeasersCards } from "./article-teasers-cards.tsx";

const meta = {
  title: "Secciones/ArticleTeasers/Cards",
  tags: ["new", "!stable"],
  component: ArticleTeasersCards,
  args: fixture("ArticleTeasers"),
  parameters: {
    guide: {
      choose: ["Cuando cada artículo tiene su imagen.", "Cuando importa quién lo publicó."],
      avoid: [
        "Si la sección de arriba también es de tarjetas con imagen.",
        "Con más de seis artículos: los demás no se ven.",
      ],
      states: [
        "Muestra tres; si hay seis o más, muestra seis.",
        "En celular las tarjetas se deslizan de lado y se asoma la siguiente.",
        "Sin imagen, entre otras que sí la tienen, se ve un periódico dibujado.",
        "Si ninguna tiene imagen, las tarjetas van sin ella.",
      ],
      accessibility: [
        "El título es el enlace y cubre toda la tarjeta.",
        "Las imágenes son adorno y no se leen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ArticleTeasersCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("ArticleTeasers", "minimal") };
export const LongText: Story = { args: fixture("ArticleTeasers", "long") };
export const MissingPictures: Story = { args: fixture("ArticleTeasers", "missingPictures") };
export const ManyItems: Story = { args: fixture("ArticleTeasers", "many") };
