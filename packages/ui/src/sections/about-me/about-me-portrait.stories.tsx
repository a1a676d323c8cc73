import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AboutMePortrait } from "./about-me-portrait.tsx";

const meta = {
  title: "Secciones/AboutMe/Portrait",
  component: AboutMePortrait,
  args: fixture("AboutMe"),
  parameters: {
    guide: {
      choose: [
        "Tienes un retrato vertical de buena calidad.",
        "Quieres que te conozcan por tu cara antes que por tu historia.",
        "Tu texto tiene de dos a cuatro párrafos.",
      ],
      avoid: [
        "Tu texto es largo: el relato lo ordena mejor.",
        "No tienes retrato: la tarjeta muestra tus iniciales y se ve completa.",
      ],
      states: [
        "Sin retrato, en su lugar queda la línea de la marca.",
        "Sin fondo, detrás del retrato queda un bloque de color.",
        "Sin título, el nombre de la sección pasa a ser el encabezado.",
      ],
      accessibility: [
        "El retrato es una figura con tu nombre y tu especialidad al pie.",
        "En el celular el retrato va antes que el texto.",
        "No hay nada que se mueva ni que se abra.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AboutMePortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("AboutMe", "minimal") };
export const LongText: Story = { args: fixture("AboutMe", "long") };
export const MissingPictures: Story = { args: fixture("AboutMe", "missingPictures") };
export const ManyItems: Story = { args: fixture("AboutMe", "many") };
