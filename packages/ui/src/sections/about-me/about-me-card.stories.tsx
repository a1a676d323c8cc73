import type { Meta, StoryObj } from "@storybook/react-vite";
import { aboveLongPage, picturesLagBehind } from "#components/parallax/parallax-story.tsx";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AboutMeCard } from "./about-me-card.tsx";

const meta = {
  title: "Secciones/AboutMe/Card",
  component: AboutMeCard,
  args: fixture("AboutMe"),
  parameters: {
    guide: {
      choose: [
        "Tienes una buena imagen de fondo: tu ciudad, tu consultorio, una textura.",
        "Quieres una presentación breve y centrada.",
        "Tu retrato funciona en pequeño.",
      ],
      avoid: [
        "Tu texto tiene más de cinco párrafos: la tarjeta se vuelve muy alta.",
        "La sección de arriba ya es una imagen ancha.",
      ],
      states: [
        "Sin imagen de fondo queda un plano azul claro.",
        "Sin retrato se muestran tus iniciales.",
        "En el celular el texto pasa de dos columnas a una.",
      ],
      accessibility: [
        "La imagen y el retrato son decoración: tu nombre está escrito debajo.",
        "Con movimiento reducido el fondo se queda quieto.",
        "El texto nunca está sobre la imagen, así que siempre se lee.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AboutMeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("AboutMe", "minimal") };
export const LongText: Story = { args: fixture("AboutMe", "long") };
export const MissingPictures: Story = { args: fixture("AboutMe", "missingPictures") };
export const ManyItems: Story = { args: fixture("AboutMe", "many") };

export const PictureLagsBehindScroll: Story = {
  decorators: [aboveLongPage],
  play: ({ canvasElement }) => picturesLagBehind(canvasElement),
};
