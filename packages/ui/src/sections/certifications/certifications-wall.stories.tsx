import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CertificationsWall } from "./certifications-wall.tsx";
import { enlargesByClick, enlargesByKeyboard } from "./enlarging-story.ts";

const meta = {
  title: "Secciones/Certifications/Wall",
  component: CertificationsWall,
  args: fixture("Certifications"),
  parameters: {
    guide: {
      choose: [
        "Tienes buenas fotos o escaneos de tus títulos.",
        "Quieres que el paciente pueda leerlos: se amplían al tocarlos.",
        "La página pide un momento oscuro y sobrio.",
      ],
      avoid: [
        "No tienes imágenes de tus documentos: elige la lista.",
        "La sección de arriba o de abajo también es oscura.",
      ],
      states: [
        "Con tres documentos, el primero cuelga en grande; en celular siempre, y los demás en pares.",
        "Un documento sin imagen se ve en su marco, pero no se abre.",
        "Abierto: la imagen ocupa la pantalla, con flechas si hay varias.",
        "Sin logotipo, la institución se escribe con su nombre.",
      ],
      accessibility: [
        "Cada documento que se abre es un botón con nombre; la barra espaciadora y Entrar lo abren.",
        "Las flechas pasan de uno a otro; Escape o un clic cierran y el foco regresa.",
        "Sin JavaScript, cada documento es un enlace a su imagen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CertificationsWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Certifications", "minimal") };
export const LongText: Story = { args: fixture("Certifications", "long") };
export const MissingPictures: Story = { args: fixture("Certifications", "missingPictures") };
export const ManyItems: Story = { args: fixture("Certifications", "many") };

export const Enlarged: Story = { play: enlargesByClick };
export const EnlargedByKeyboard: Story = { play: enlargesByKeyboard };
