import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { figuresCountUp } from "./counting-story.ts";
import { ExperienceBand } from "./experience-band.tsx";

const meta = {
  title: "Secciones/Experience/Band",
  component: ExperienceBand,
  args: fixture("Experience"),
  parameters: {
    guide: {
      choose: [
        "Quieres decir tu experiencia en poco espacio.",
        "La página necesita una pausa de color entre secciones claras.",
        "Tus etiquetas son cortas.",
      ],
      avoid: ["Tienes más de seis números.", "La sección de arriba o de abajo también es oscura."],
      states: [
        "Con marco, una línea separa cada número; sin marco, sólo el espacio.",
        "Van de tres en tres, también en el celular; con texto muy grande, uno bajo otro.",
        "No dibuja iconos ni colores propios: los llevan los contadores y la línea de tiempo.",
      ],
      accessibility: [
        "Son términos con su definición: se oye el número final y lo que cuenta.",
        "Con movimiento reducido o sin JavaScript se ve el número final.",
        "Texto claro sobre azul profundo, con contraste de más de 4.5 a 1.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ExperienceBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Experience", "minimal") };
export const LongText: Story = { args: fixture("Experience", "long") };
export const MissingPictures: Story = { args: fixture("Experience", "missingPictures") };
export const ManyItems: Story = { args: fixture("Experience", "many") };

export const CountsUp: Story = {
  play: ({ canvasElement }) => figuresCountUp(canvasElement),
};
