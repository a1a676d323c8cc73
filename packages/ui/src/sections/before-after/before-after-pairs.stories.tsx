import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { BeforeAfterPairs } from "./before-after-pairs.tsx";

const meta = {
  title: "Secciones/BeforeAfter/Pairs",
  component: BeforeAfterPairs,
  args: fixture("BeforeAfter"),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: [
        "Tienes dos casos o más y quieres que se comparen de un vistazo.",
        "Las fotos no tienen el mismo encuadre.",
      ],
      avoid: [
        "Sólo tienes un caso: queda una tarjeta sola.",
        "Las fotos son altas: aquí se recortan a lo ancho.",
      ],
      states: [
        "Una tarjeta por renglón, y dos desde 1024 px.",
        "Con letra muy grande, las imágenes van una debajo de la otra.",
        "Un caso sin permiso por escrito no se dibuja.",
      ],
      accessibility: [
        "No hay movimiento ni controles.",
        "Cada imagen lleva su descripción; «Antes» y «Después» se leen junto a ella.",
        "El permiso y la aclaración sobre los resultados son texto, no imagen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof BeforeAfterPairs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("BeforeAfter", "minimal") };
export const LongText: Story = { args: fixture("BeforeAfter", "long") };
export const MissingPictures: Story = { args: fixture("BeforeAfter", "missingPictures") };
export const ManyItems: Story = { args: fixture("BeforeAfter", "many") };
