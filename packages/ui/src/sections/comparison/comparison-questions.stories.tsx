import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ComparisonQuestions } from "./comparison-questions.tsx";

const meta = {
  title: "Secciones/Comparison/Questions",
  tags: ["new", "!stable"],
  component: ComparisonQuestions,
  args: fixture("Comparison"),
  parameters: {
    guide: {
      choose: [
        "Cuando tienes más de cinco preguntas.",
        "Cuando quieres que la sección ocupe poco en celular.",
      ],
      avoid: ["Si quieres que todo se vea de un golpe: elige la tabla."],
      states: [
        "La primera está abierta, para que se entienda que se tocan.",
        "Al abrir una se cierra la anterior, sin JavaScript.",
      ],
      accessibility: [
        "Es `details` con `summary`: se abre con Intro o espacio, y el lector de pantalla dice si está abierta.",
        "Cada tratamiento se lee con su respuesta.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ComparisonQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Comparison", "minimal") };
export const LongText: Story = { args: fixture("Comparison", "long") };
export const MissingPictures: Story = { args: fixture("Comparison", "missingPictures") };
export const ManyItems: Story = { args: fixture("Comparison", "many") };
