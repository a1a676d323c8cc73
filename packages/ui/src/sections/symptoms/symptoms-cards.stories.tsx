import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { SymptomsCards } from "./symptoms-cards.tsx";

const meta = {
  title: "Secciones/Symptoms/Cards",
  component: SymptomsCards,
  args: fixture("Symptoms"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que el paciente se reconozca de un vistazo.",
        "Cuando cuatro síntomas cubren casi todas tus consultas.",
      ],
      avoid: [
        "Si tienes más de cuatro síntomas importantes: usa la lista o el mapa.",
        "Si no tienes imágenes para cada uno.",
      ],
      states: [
        "Muestra los primeros cuatro, de dos en dos desde 640 px y en una fila desde 1280 px.",
        "En celular van en una fila que se desliza, y la siguiente se asoma.",
        "Sin imagen, la tarjeta termina en la línea de la marca.",
      ],
      accessibility: [
        "Cada tarjeta tiene un solo enlace, y su nombre dice a qué síntoma lleva.",
        "La imagen es adorno: el texto dice lo mismo.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof SymptomsCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Symptoms", "minimal") };
export const LongText: Story = { args: fixture("Symptoms", "long") };
export const MissingPictures: Story = { args: fixture("Symptoms", "missingPictures") };
export const ManyItems: Story = { args: fixture("Symptoms", "many") };
