import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GuidesCards } from "./guides-cards.tsx";

const meta = {
  title: "Secciones/Guides/Cards",
  component: GuidesCards,
  args: fixture("Guides"),
  parameters: {
    guide: {
      choose: [
        "Cuando hay una guía que todos deben leer antes de venir.",
        "Cuando las imágenes de tus guías son buenas.",
      ],
      avoid: [
        "Si tienes menos de cuatro guías: queda un hueco al lado de la grande.",
        "Si la sección de arriba también es de tarjetas con imagen.",
      ],
      states: [
        "La primera guía va grande; las tres siguientes, a su lado desde 1024 px y debajo antes.",
        "Para quién es la guía se lee desde 640 px.",
        "Sin imagen se dibuja el lugar que ocuparía.",
      ],
      accessibility: [
        "Cada tarjeta tiene un solo enlace, que la cubre entera.",
        "Las imágenes son adorno: el nombre está en el título.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GuidesCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Guides", "minimal") };
export const LongText: Story = { args: fixture("Guides", "long") };
export const MissingPictures: Story = { args: fixture("Guides", "missingPictures") };
export const ManyItems: Story = { args: fixture("Guides", "many") };
