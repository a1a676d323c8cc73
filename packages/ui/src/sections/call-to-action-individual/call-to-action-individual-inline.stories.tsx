import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CallToActionIndividualInline } from "./call-to-action-individual-inline.tsx";

const meta = {
  title: "Secciones/CallToActionIndividual/Inline",
  component: CallToActionIndividualInline,
  args: fixture("CallToActionIndividual"),
  parameters: {
    guide: {
      choose: [
        "Elígela si prefieres un tono discreto, como una frase más del texto.",
        "Va bien en páginas largas que ya tienen botones a un lado.",
      ],
      avoid: [
        "Evítala si la página no tiene otra forma visible de llamar.",
        "Evítala si necesitas que la invitación se note: usa la banda o la tarjeta.",
      ],
      states: [
        "No lleva fondo ni imagen. Desde 1024 px los enlaces van a la derecha del texto; en el celular, debajo.",
        "Sin teléfono o sin WhatsApp queda un solo enlace.",
        "Si la página no tiene invitación, no aparece nada.",
      ],
      accessibility: [
        "La primera frase es el encabezado de la sección.",
        "Los enlaces están subrayados y miden 48 píxeles de alto.",
        "La línea de la marca es adorno.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CallToActionIndividualInline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToActionIndividual", "minimal") };
export const LongText: Story = { args: fixture("CallToActionIndividual", "long") };
export const MissingPictures: Story = { args: fixture("CallToActionIndividual", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToActionIndividual", "many") };
