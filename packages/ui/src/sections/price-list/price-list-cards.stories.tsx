import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PriceListCards } from "./price-list-cards.tsx";

const meta = {
  title: "Secciones/PriceList/Cards",
  tags: ["new", "!stable"],
  component: PriceListCards,
  args: fixture("PriceList"),
  parameters: {
    guide: {
      choose: ["Cuando tienes de tres a nueve precios.", "Cuando quieres que la cifra se vea desde lejos."],
      avoid: ["Con más de nueve: la carta ocupa la mitad."],
      states: [
        "Un precio en 0 se lee «Según tu caso».",
        "Son tres columnas desde 768 px y una en celular.",
        "La tarjeta que queda sola en el último renglón es una franja a todo lo ancho.",
      ],
      accessibility: ["Cada nombre es un título de nivel 3."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PriceListCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PriceList", "minimal") };
export const LongText: Story = { args: fixture("PriceList", "long") };
export const MissingPictures: Story = { args: fixture("PriceList", "missingPictures") };
export const ManyItems: Story = { args: fixture("PriceList", "many") };
