import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { withExampleLogos } from "./example-logos.ts";
import { HospitalsCards } from "./hospitals-cards.tsx";

const meta = {
  title: "Secciones/Hospitals/Cards",
  component: HospitalsCards,
  args: withExampleLogos(fixture("Hospitals")),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: [
        "Tus pacientes preguntan dónde operas o a qué urgencias ir.",
        "Tienes de dos a cinco hospitales.",
      ],
      avoid: ["Sólo tienes un hospital sin más datos: usa la lista."],
      states: [
        "Una tarjeta por renglón; dos desde 640 px y tres desde 1024 px.",
        "La última, oscura, tiene las sociedades; sin ellas no está.",
      ],
      accessibility: [
        "Cada hospital es un encabezado de nivel 3.",
        "Un enlace avisa que se abre en otra pestaña.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HospitalsCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hospitals", "minimal") };
export const LongText: Story = { args: fixture("Hospitals", "long") };
export const MissingPictures: Story = { args: fixture("Hospitals", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hospitals", "many") };
