import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { HeroSplit } from "./hero-split.tsx";

const meta = {
  title: "Secciones/Hero/Split",
  component: HeroSplit,
  args: fixture("Hero"),
  parameters: {
    guide: {
      choose: [
        "Quieres que te llamen en segundos.",
        "El precio y el horario son lo primero que te preguntan.",
      ],
      avoid: ["No tienes un retrato vertical.", "No quieres mostrar el precio al inicio."],
      states: [
        "La tarjeta muestra precio y si está abierto en este momento; en celular es el pie de la imagen y no la tapa.",
        "Sin imagen queda la línea de la marca.",
        "Sin horario la tarjeta muestra sólo el precio.",
      ],
      accessibility: [
        "El estado de apertura se actualiza solo; sin JavaScript se lee el horario.",
        "La imagen es adorno; el texto la antecede en el orden de lectura.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeroSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hero", "minimal") };
export const LongText: Story = { args: fixture("Hero", "long") };
export const MissingPictures: Story = { args: fixture("Hero", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hero", "many") };
