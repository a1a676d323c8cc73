import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FirstVisitSteps } from "./first-visit-steps.tsx";

const meta = {
  title: "Secciones/FirstVisit/Steps",
  tags: ["new", "!stable"],
  component: FirstVisitSteps,
  args: fixture("FirstVisit"),
  parameters: {
    guide: {
      choose: [
        "Cuando a tus pacientes les da miedo no saber qué va a pasar.",
        "Cuando tienes de tres a seis pasos.",
      ],
      avoid: ["Si sólo quieres decir qué se trae: la lista para marcar lo muestra mejor."],
      states: [
        "Sin pasos o sin lo que se trae, se dibuja lo que hay.",
        "Desde 1024 px la tarjeta acompaña a los pasos mientras avanzan.",
      ],
      accessibility: [
        "Los pasos son una lista ordenada: el lector de pantalla dice cuántos son y en cuál va.",
        "El número que se ve no se lee dos veces.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FirstVisitSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("FirstVisit", "minimal") };
export const LongText: Story = { args: fixture("FirstVisit", "long") };
export const MissingPictures: Story = { args: fixture("FirstVisit", "missingPictures") };
export const ManyItems: Story = { args: fixture("FirstVisit", "many") };
