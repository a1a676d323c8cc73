import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { TeamList } from "./team-list.tsx";

const meta = {
  title: "Secciones/Team/List",
  tags: ["new", "!stable"],
  component: TeamList,
  args: fixture("Team"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que se sepa a quién preguntar y en qué idioma.",
        "Cuando no tienes fotos de todos: las iniciales se ven a propósito.",
      ],
      avoid: ["Con una sola persona: se ve mejor en retratos."],
      states: [
        "Un renglón sin idiomas, cédula o frase no deja hueco.",
        "Desde 1024 px cada renglón tiene tres columnas; en celular van una bajo otra.",
      ],
      accessibility: ["Los iconos no se leen: cada dato se dice con palabras."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof TeamList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Team", "minimal") };
export const LongText: Story = { args: fixture("Team", "long") };
export const MissingPictures: Story = { args: fixture("Team", "missingPictures") };
export const ManyItems: Story = { args: fixture("Team", "many") };
