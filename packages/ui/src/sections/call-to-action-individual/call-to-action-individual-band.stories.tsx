import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CallToActionIndividualBand } from "./call-to-action-individual-band.tsx";

const meta = {
  title: "Secciones/CallToActionIndividual/Band",
  component: CallToActionIndividualBand,
  args: fixture("CallToActionIndividual"),
  parameters: {
    guide: {
      choose: [
        "Elígela si quieres que la invitación se note al terminar de leer.",
        "Va bien con una imagen de fondo oscura.",
      ],
      avoid: [
        "Evítala si la página ya termina en un pie oscuro.",
        "Evítala si prefieres un tono discreto: usa «En el texto».",
      ],
      states: [
        "Sin imagen de fondo la banda queda lisa.",
        "Sin icono, y siempre en un teléfono, el texto ocupa todo el ancho.",
        "Si el padecimiento no tiene invitación, la sección no aparece.",
      ],
      accessibility: [
        "La primera frase es el encabezado de la sección.",
        "El icono y el fondo son adorno.",
        "Sobre fondo oscuro, el anillo de foco es claro.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CallToActionIndividualBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToActionIndividual", "minimal") };
export const LongText: Story = { args: fixture("CallToActionIndividual", "long") };
export const MissingPictures: Story = { args: fixture("CallToActionIndividual", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToActionIndividual", "many") };
