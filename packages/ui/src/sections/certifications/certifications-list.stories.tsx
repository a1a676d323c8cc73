import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CertificationsList } from "./certifications-list.tsx";
import { enlargesByClick, enlargesByKeyboard } from "./enlarging-story.ts";

const meta = {
  title: "Secciones/Certifications/List",
  component: CertificationsList,
  args: fixture("Certifications"),
  parameters: {
    guide: {
      choose: [
        "Tu formación se lee mejor que se ve.",
        "Quieres mostrar tus cédulas con la institución que dio el título.",
        "Tienes muchos documentos o instituciones.",
      ],
      avoid: ["Tus documentos son lo más vistoso que tienes: elige el muro.", "Sólo tienes un documento."],
      states: [
        "En pantallas anchas los documentos van de lado a lado; debajo, cédulas e instituciones en dos columnas.",
        "Un documento con imagen lleva una miniatura que se amplía.",
        "Sin cédulas o sin instituciones, su grupo no aparece.",
      ],
      accessibility: [
        "Tres listas, cada una con su encabezado.",
        "La miniatura es un botón con el nombre del documento.",
        "Escape o un clic cierran la imagen y el foco regresa.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CertificationsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Certifications", "minimal") };
export const LongText: Story = { args: fixture("Certifications", "long") };
export const MissingPictures: Story = { args: fixture("Certifications", "missingPictures") };
export const ManyItems: Story = { args: fixture("Certifications", "many") };

export const Enlarged: Story = { play: enlargesByClick };
export const EnlargedByKeyboard: Story = { play: enlargesByKeyboard };
