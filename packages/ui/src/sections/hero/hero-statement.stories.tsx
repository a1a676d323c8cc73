import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { HeroStatement } from "./hero-statement.tsx";

const meta = {
  title: "Secciones/Hero/Statement",
  component: HeroStatement,
  args: fixture("Hero"),
  parameters: {
    guide: {
      choose: ["Todavía no tienes buenas fotos.", "Tu experiencia en números es tu mejor argumento."],
      avoid: [
        "Tienes una imagen fuerte: aquí no aparece.",
        "Usas el encabezado «Sobre la portada», que luce con imagen.",
      ],
      states: [
        "Muestra hasta tres datos, junto a la frase; en pantallas angostas van debajo, uno por renglón.",
        "Un título largo ocupa más líneas sin salirse.",
      ],
      accessibility: [
        "Los números cuentan una vez; con menos movimiento o sin JavaScript aparecen completos.",
        "Cada dato es un término con su valor.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeroStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hero", "minimal") };
export const LongText: Story = { args: fixture("Hero", "long") };
export const MissingPictures: Story = { args: fixture("Hero", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hero", "many") };
