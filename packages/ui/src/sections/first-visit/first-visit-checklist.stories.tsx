import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FirstVisitChecklist } from "./first-visit-checklist.tsx";

const meta = {
  title: "Secciones/FirstVisit/Checklist",
  tags: ["new", "!stable"],
  component: FirstVisitChecklist,
  args: fixture("FirstVisit"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus pacientes llegan sin sus estudios o sin su póliza.",
        "Cuando quieres que la lista se use con el celular en la mano.",
      ],
      avoid: ["Si no pides traer nada: queda vacía la hoja."],
      states: [
        "Lo que se marca no se guarda en ninguna parte, y se borra al cerrar la página.",
        "Desde 1024 px los pasos van en una fila.",
      ],
      accessibility: [
        "Cada casilla lleva su texto como etiqueta y mide al menos 56 px de alto.",
        "Lo marcado se tacha; no depende sólo del color.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FirstVisitChecklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("FirstVisit", "minimal") };
export const LongText: Story = { args: fixture("FirstVisit", "long") };
export const MissingPictures: Story = { args: fixture("FirstVisit", "missingPictures") };
export const ManyItems: Story = { args: fixture("FirstVisit", "many") };
