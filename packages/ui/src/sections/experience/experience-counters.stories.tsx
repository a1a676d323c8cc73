import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { figuresCountUp } from "./counting-story.ts";
import { ExperienceCounters } from "./experience-counters.tsx";

const meta = {
  title: "Secciones/Experience/Counters",
  component: ExperienceCounters,
  args: fixture("Experience"),
  parameters: {
    guide: {
      choose: [
        "Tus números se pueden comprobar.",
        "Tienes tres o cuatro números.",
        "Quieres que cada número tenga su propio espacio.",
      ],
      avoid: ["Quieres ocupar poco alto: la franja dice lo mismo en una línea.", "Sólo tienes un número."],
      states: [
        "Con marco, cada número va en una tarjeta; sin marco, bajo una línea.",
        "Con seis números se forman dos filas.",
        "Sin color propio, el ícono lleva el color del tema.",
      ],
      accessibility: [
        "Son términos con su definición: se oye el número final y lo que cuenta.",
        "Con movimiento reducido o sin JavaScript se ve el número final.",
        "Los íconos son decoración.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ExperienceCounters>;
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
