import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { TeamPortraits } from "./team-portraits.tsx";

const meta = {
  title: "Secciones/Team/Portraits",
  tags: ["new", "!stable"],
  component: TeamPortraits,
  args: fixture("Team"),
  parameters: {
    guide: {
      choose: ["Cuando tienes una buena foto de cada persona, con la misma luz y la misma distancia."],
      avoid: ["Con fotos muy distintas entre sí, o casi sin fotos: elige el directorio."],
      states: [
        "Van de dos en dos en celular, de tres en tres en tableta y de cinco en cinco en computadora; la última fila va al centro.",
        "Quien no tiene foto se ve con sus iniciales, del mismo tamaño.",
      ],
      accessibility: ["La foto es un adorno: el nombre y el puesto están escritos debajo."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof TeamPortraits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Team", "minimal") };
export const LongText: Story = { args: fixture("Team", "long") };
export const MissingPictures: Story = { args: fixture("Team", "missingPictures") };
export const ManyItems: Story = { args: fixture("Team", "many") };
