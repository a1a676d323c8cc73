import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AboutMeStory } from "./about-me-story.tsx";

const meta = {
  title: "Secciones/AboutMe/Story",
  component: AboutMeStory,
  args: fixture("AboutMe"),
  parameters: {
    guide: {
      choose: [
        "Quieres contar tu historia con calma.",
        "Tu último párrafo resume cómo trabajas: se muestra grande, como frase.",
        "Quieres que tu formación se lea junto a tu historia.",
      ],
      avoid: [
        "Tu texto es de un solo párrafo: sin frase final, el relato pierde su cierre.",
        "Tu mejor argumento es un buen retrato: elige retrato y texto.",
      ],
      states: [
        "Si el último párrafo pasa de 240 caracteres, se queda en el texto y no hay frase.",
        "Sin retrato se muestran tus iniciales.",
        "Sin documentos visibles no aparece la lista de formación.",
      ],
      accessibility: [
        "La frase es una cita con tu nombre al pie.",
        "La letra capital es sólo dibujo: el lector de pantalla lee la palabra entera.",
        "En el celular todo queda en una columna, en el orden en que se lee.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AboutMeStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("AboutMe", "minimal") };
export const LongText: Story = { args: fixture("AboutMe", "long") };
export const MissingPictures: Story = { args: fixture("AboutMe", "missingPictures") };
export const ManyItems: Story = { args: fixture("AboutMe", "many") };
