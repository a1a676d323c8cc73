import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { TeamGroup } from "./team-group.tsx";

const meta = {
  title: "Secciones/Team/Group",
  tags: ["new", "!stable"],
  component: TeamGroup,
  args: fixture("Team"),
  parameters: {
    guide: {
      choose: ["Cuando tienes una foto de grupo, apaisada y tomada de frente."],
      avoid: [
        "Sin foto de grupo: queda sólo la tarjeta con los nombres.",
        "Con más de ocho personas: la tarjeta crece mucho.",
      ],
      states: [
        "La tarjeta sube sobre la orilla de la foto.",
        "En celular se leen sólo el nombre y el puesto; desde 640 px también la frase.",
      ],
      accessibility: ["La foto lleva su descripción; los nombres se leen en la tarjeta."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof TeamGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Team", "minimal") };
export const LongText: Story = { args: fixture("Team", "long") };
export const MissingPictures: Story = { args: fixture("Team", "missingPictures") };
export const ManyItems: Story = { args: fixture("Team", "many") };
