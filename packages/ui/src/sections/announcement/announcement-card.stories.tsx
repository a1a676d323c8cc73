import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AnnouncementCard } from "./announcement-card.tsx";

const meta = {
  title: "Secciones/Announcement/Card",
  tags: ["new", "!stable"],
  component: AnnouncementCard,
  args: fixture("Announcement"),
  parameters: {
    guide: {
      choose: ["Cuando lo importante es el día o la hora.", "Cuando quieres un botón."],
      avoid: ["Si no hay una fecha que decir: el cuadro de color queda con el puro calendario."],
      states: [
        "Se ve desde su primer día hasta el último, con el reloj del consultorio.",
        "Desde 768 px la fecha va a la izquierda; en celular, arriba.",
      ],
      accessibility: [
        "Lo que se avisa es un título de nivel 2.",
        "La fecha está escrita; el calendario es adorno.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AnnouncementCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Announcement", "minimal") };
export const LongText: Story = { args: fixture("Announcement", "long") };
export const MissingPictures: Story = { args: fixture("Announcement", "missingPictures") };
export const ManyItems: Story = { args: fixture("Announcement", "many") };
