import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ArticleTeasersFeature } from "./article-teasers-feature.tsx";

const meta = {
  title: "Secciones/ArticleTeasers/Feature",
  tags: ["new", "!stable"],
  component: ArticleTeasersFeature,
  args: fixture("ArticleTeasers"),
  parameters: {
    guide: {
      choose: ["Cuando el último artículo merece leerse primero.", "Cuando tienes una buena imagen de él."],
      avoid: [
        "Con más de cinco artículos: los demás no se ven.",
        "Si la sección de arriba también empieza con una imagen grande.",
      ],
      states: [
        "El más reciente va grande y los cuatro siguientes en una lista.",
        "Sin imagen, el grande va sobre un fondo de color.",
        "En celular la lista va debajo, sólo con título, lugar y fecha.",
      ],
      accessibility: [
        "El título es el enlace y cubre todo el artículo.",
        "Si lleva a otro sitio, el lector de pantalla dice que se abre en otra pestaña.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ArticleTeasersFeature>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("ArticleTeasers", "minimal") };
export const LongText: Story = { args: fixture("ArticleTeasers", "long") };
export const MissingPictures: Story = { args: fixture("ArticleTeasers", "missingPictures") };
export const ManyItems: Story = { args: fixture("ArticleTeasers", "many") };
