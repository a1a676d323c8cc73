import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { BeforeAfterCases } from "./before-after-cases.tsx";

const meta = {
  title: "Secciones/BeforeAfter/Cases",
  component: BeforeAfterCases,
  args: fixture("BeforeAfter"),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: ["Lo que se hizo y cuánto tardó importa tanto como la foto.", "Tienes de uno a cuatro casos."],
      avoid: ["Tienes muchos casos: la página se hace muy larga; usa los pares."],
      states: [
        "En celular las imágenes van una debajo de la otra; desde 640 px, lado a lado.",
        "La línea entre ellas dice cuánto tiempo pasó; sin ese dato queda sólo la línea.",
        "Un caso sin permiso por escrito no se dibuja.",
      ],
      accessibility: [
        "Los casos son una lista: el lector de pantalla dice cuántos son.",
        "No hay movimiento ni controles.",
        "Cada imagen lleva su descripción; «Antes» y «Después» se leen junto a ella.",
        "El permiso y la aclaración sobre los resultados son texto, no imagen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof BeforeAfterCases>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("BeforeAfter", "minimal") };
export const LongText: Story = { args: fixture("BeforeAfter", "long") };
export const MissingPictures: Story = { args: fixture("BeforeAfter", "missingPictures") };
export const ManyItems: Story = { args: fixture("BeforeAfter", "many") };
