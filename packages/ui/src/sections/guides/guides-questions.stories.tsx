import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GuidesQuestions } from "./guides-questions.tsx";

const meta = {
  title: "Secciones/Guides/Questions",
  component: GuidesQuestions,
  args: fixture("Guides"),
  parameters: {
    guide: {
      choose: ["Cuando te preguntan siempre lo mismo.", "Cuando tus guías llevan preguntas y respuestas."],
      avoid: ["Si tus guías no llevan preguntas: se ven sus títulos, y el índice los muestra mejor."],
      states: [
        "Toma la primera pregunta de cada guía, luego la segunda, hasta juntar seis.",
        "En celular muestra cuatro.",
        "Desde 1024 px el título acompaña a la lista mientras avanza.",
      ],
      accessibility: ["La pregunta es el enlace y cubre todo el renglón; lleva a las respuestas de su guía."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GuidesQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Guides", "minimal") };
export const LongText: Story = { args: fixture("Guides", "long") };
export const MissingPictures: Story = { args: fixture("Guides", "missingPictures") };
export const ManyItems: Story = { args: fixture("Guides", "many") };
