import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { HospitalsList } from "./hospitals-list.tsx";

const meta = {
  title: "Secciones/Hospitals/List",
  component: HospitalsList,
  args: fixture("Hospitals"),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: ["No tienes logotipos o no puedes usarlos.", "Quieres que todo se lea, como un directorio."],
      avoid: ["Quieres que la sección llame la atención: usa las tarjetas."],
      states: [
        "En celular, lo que se hace y el lugar van debajo del nombre.",
        "Desde 1024 px el título acompaña a la lista mientras avanza.",
      ],
      accessibility: [
        "Los renglones son dos listas: el lector de pantalla dice cuántos son.",
        "Un enlace avisa que se abre en otra pestaña.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HospitalsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hospitals", "minimal") };
export const LongText: Story = { args: fixture("Hospitals", "long") };
export const MissingPictures: Story = { args: fixture("Hospitals", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hospitals", "many") };
