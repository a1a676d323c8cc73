import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ClinicPhoto } from "./clinic-photo.tsx";

const meta = {
  title: "Secciones/Clinic/Photo",
  tags: ["new", "!stable"],
  component: ClinicPhoto,
  args: fixture("Clinic"),
  parameters: {
    guide: {
      choose: ["Cuando tienes una foto clara de la entrada, la fachada o la sala."],
      avoid: ["Sin foto: queda un fondo liso; elige tres columnas."],
      states: [
        "En celular y tableta la foto y los datos son una sola tarjeta.",
        "Desde 1024 px la tarjeta va sobre la foto, a la izquierda, y lo que ayuda a llegar, debajo en dos columnas.",
      ],
      accessibility: ["La foto es un adorno y no se lee: lo que dice está en la tarjeta."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ClinicPhoto>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Clinic", "minimal") };
export const LongText: Story = { args: fixture("Clinic", "long") };
export const MissingPictures: Story = { args: fixture("Clinic", "missingPictures") };
export const ManyItems: Story = { args: fixture("Clinic", "many") };
