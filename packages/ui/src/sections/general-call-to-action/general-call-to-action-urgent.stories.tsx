import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GeneralCallToActionUrgent } from "./general-call-to-action-urgent.tsx";

const meta = {
  title: "Secciones/GeneralCallToAction/Urgent",
  component: GeneralCallToActionUrgent,
  args: fixture("GeneralCallToAction"),
  parameters: {
    guide: {
      choose: [
        "Elígela sólo si alguien contesta el teléfono de urgencias.",
        "Va bien si atiendes padecimientos que no pueden esperar.",
      ],
      avoid: [
        "Evítala si no atiendes urgencias: el paciente debe llamar al 911.",
        "Evítala junto a otra sección con un recuadro rojo: dos alarmas se anulan.",
      ],
      states: [
        "Sin teléfono de urgencias no hay recuadro rojo y empieza por la invitación.",
        "Junto al horario se lee si el consultorio está abierto en este momento.",
        "Sin JavaScript queda sólo el horario.",
      ],
      accessibility: [
        "El número es un enlace que llama; su nombre empieza por «Urgencias».",
        "El recuadro dice siempre que en una emergencia se llama al 911.",
        "El estado se lee con palabras, no sólo con el punto de color.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GeneralCallToActionUrgent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("GeneralCallToAction", "minimal") };
export const LongText: Story = { args: fixture("GeneralCallToAction", "long") };
export const MissingPictures: Story = { args: fixture("GeneralCallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("GeneralCallToAction", "many") };

export const WithoutUrgentPhone: Story = {
  args: { contact: { ...fixture("GeneralCallToAction").contact, urgent: null } },
};

export const SaysWhetherOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Abierto|Cerrado) ahora/)).toBeVisible();
  },
};
