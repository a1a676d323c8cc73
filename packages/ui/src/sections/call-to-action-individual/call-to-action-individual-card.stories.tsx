import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CallToActionIndividualCard } from "./call-to-action-individual-card.tsx";

const meta = {
  title: "Secciones/CallToActionIndividual/Card",
  component: CallToActionIndividualCard,
  args: fixture("CallToActionIndividual"),
  parameters: {
    guide: {
      choose: [
        "Elígela si tus enfermedades, síntomas y servicios tienen imágenes propias.",
        "Va bien si el resto de la página es claro.",
      ],
      avoid: [
        "Evítala si tus iconos son fotografías: en su disco pierden fuerza.",
        "Evítala si quieres un fondo con imagen: usa la banda.",
      ],
      states: [
        "Sin imagen, un lado de color muestra el icono en grande; sin icono, la línea de la marca.",
        "En el celular el lado de color pasa arriba.",
        "Si la página no tiene invitación, la tarjeta no aparece.",
      ],
      accessibility: [
        "La primera frase es el encabezado de la sección.",
        "La imagen y el icono son adorno: el texto dice de qué se trata.",
        "Los botones dicen lo que hacen; en una emergencia el primero llama al 911.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CallToActionIndividualCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToActionIndividual", "minimal") };
export const LongText: Story = { args: fixture("CallToActionIndividual", "long") };
export const MissingPictures: Story = { args: fixture("CallToActionIndividual", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToActionIndividual", "many") };
