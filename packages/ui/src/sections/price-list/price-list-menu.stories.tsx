import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PriceListMenu } from "./price-list-menu.tsx";

const meta = {
  title: "Secciones/PriceList/Menu",
  tags: ["new", "!stable"],
  component: PriceListMenu,
  args: fixture("PriceList"),
  parameters: {
    guide: {
      choose: [
        "Cuando tienes más de seis precios.",
        "Cuando quieres que se lea como una carta, sin adornos.",
      ],
      avoid: ["Con uno o dos precios: la invitación general los muestra más grandes."],
      states: [
        "Un precio en 0 se lee «Según tu caso».",
        "En celular la cifra baja de renglón si no cabe junto al nombre.",
      ],
      accessibility: [
        "Cada nombre es un título de nivel 3; después se leen su precio y su nota.",
        "Los puntos no se leen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PriceListMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PriceList", "minimal") };
export const LongText: Story = { args: fixture("PriceList", "long") };
export const MissingPictures: Story = { args: fixture("PriceList", "missingPictures") };
export const ManyItems: Story = { args: fixture("PriceList", "many") };
