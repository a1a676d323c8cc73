import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ArticleTeasersYears } from "./article-teasers-years.tsx";

const meta = {
  title: "Secciones/ArticleTeasers/Years",
  tags: ["new", "!stable"],
  component: ArticleTeasersYears,
  args: fixture("ArticleTeasers"),
  parameters: {
    guide: {
      choose: ["Cuando tienes publicaciones de varios años.", "Cuando no tienes imágenes, o no quieres más."],
      avoid: ["Con uno o dos artículos: una lista por año se ve vacía."],
      states: [
        "Muestra todos los artículos.",
        "Los que no tienen fecha van al final, sin año.",
        "Desde 768 px el año va a la izquierda.",
      ],
      accessibility: [
        "Cada año es un título de nivel 3 y cada artículo uno de nivel 4.",
        "La fecha se escribe también para los programas.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ArticleTeasersYears>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("ArticleTeasers", "minimal") };
export const LongText: Story = { args: fixture("ArticleTeasers", "long") };
export const MissingPictures: Story = { args: fixture("ArticleTeasers", "missingPictures") };
export const ManyItems: Story = { args: fixture("ArticleTeasers", "many") };
