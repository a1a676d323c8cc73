import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FaqColumns } from "./faq-columns.tsx";

const meta = {
  title: "Secciones/Faq/Columns",
  tags: ["new", "!stable"],
  component: FaqColumns,
  args: fixture("Faq"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus respuestas caben en dos o tres renglones.",
        "Cuando quieres que nadie tenga que tocar para leer.",
      ],
      avoid: ["Con respuestas de varios párrafos: la sección crece mucho en celular."],
      states: [
        "Desde 1024 px son dos columnas, y ninguna respuesta se parte entre ellas.",
        "En celular y tableta es una sola lista.",
      ],
      accessibility: ["Cada pregunta es un título de nivel 3: el lector de pantalla salta de una a otra."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FaqColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Faq", "minimal") };
export const LongText: Story = { args: fixture("Faq", "long") };
export const MissingPictures: Story = { args: fixture("Faq", "missingPictures") };
export const ManyItems: Story = { args: fixture("Faq", "many") };
