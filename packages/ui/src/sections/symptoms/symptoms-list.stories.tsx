import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { SymptomsList } from "./symptoms-list.tsx";

const meta = {
  title: "Secciones/Symptoms/List",
  component: SymptomsList,
  args: fixture("Symptoms"),
  parameters: {
    guide: {
      choose: [
        "Cuando buscas algo breve entre dos secciones con muchas imágenes.",
        "Cuando los iconos bastan para distinguirlos.",
      ],
      avoid: [
        "Si la sección de arriba o de abajo también es una lista.",
        "Si quieres que el paciente señale dónde le duele: usa el mapa.",
      ],
      states: [
        "Muestra los primeros seis síntomas.",
        "Desde 1024 px el título acompaña a la lista mientras avanza.",
        "Sin icono, el disco queda vacío.",
      ],
      accessibility: ["El nombre es el enlace y cubre todo el renglón.", "El icono es adorno y no se lee."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof SymptomsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Symptoms", "minimal") };
export const LongText: Story = { args: fixture("Symptoms", "long") };
export const MissingPictures: Story = { args: fixture("Symptoms", "missingPictures") };
export const ManyItems: Story = { args: fixture("Symptoms", "many") };
