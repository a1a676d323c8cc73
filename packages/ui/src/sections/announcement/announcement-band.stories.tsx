import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AnnouncementBand } from "./announcement-band.tsx";

const meta = {
  title: "Secciones/Announcement/Band",
  tags: ["new", "!stable"],
  component: AnnouncementBand,
  args: fixture("Announcement"),
  parameters: {
    guide: {
      choose: ["Cuando el aviso cabe en un renglón.", "Cuando no quieres que estorbe: ocupa muy poco."],
      avoid: [
        "Con una explicación larga: la franja crece.",
        "Para algo que debe verse en todas las páginas: usa la barra de aviso.",
      ],
      states: [
        "Se ve desde su primer día hasta el último, con el reloj del consultorio.",
        "Sin texto o sin enlace, se dibuja lo que hay.",
        "En celular el enlace va debajo.",
      ],
      accessibility: ["Lo que se avisa es un título de nivel 2.", "El altavoz es adorno y no se lee."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AnnouncementBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Announcement", "minimal") };
export const LongText: Story = { args: fixture("Announcement", "long") };
export const MissingPictures: Story = { args: fixture("Announcement", "missingPictures") };
export const ManyItems: Story = { args: fixture("Announcement", "many") };
