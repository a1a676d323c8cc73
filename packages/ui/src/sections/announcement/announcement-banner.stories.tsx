import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AnnouncementBanner } from "./announcement-banner.tsx";

const meta = {
  title: "Secciones/Announcement/Banner",
  tags: ["new", "!stable"],
  component: AnnouncementBanner,
  args: fixture("Announcement"),
  parameters: {
    guide: {
      choose: ["Cuando el aviso merece que alguien se detenga.", "Cuando tienes una imagen que lo explica."],
      avoid: [
        "Si la portada que está arriba también es oscura y con imagen.",
        "Para algo de un renglón: la franja basta.",
      ],
      states: [
        "Se ve desde su primer día hasta el último, con el reloj del consultorio.",
        "En celular la imagen va arriba.",
        "Sin imagen queda el fondo oscuro de lado a lado.",
      ],
      accessibility: ["Lo que se avisa es un título de nivel 2.", "La imagen es adorno y no se lee."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AnnouncementBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Announcement", "minimal") };
export const LongText: Story = { args: fixture("Announcement", "long") };
export const MissingPictures: Story = { args: fixture("Announcement", "missingPictures") };
export const ManyItems: Story = { args: fixture("Announcement", "many") };
