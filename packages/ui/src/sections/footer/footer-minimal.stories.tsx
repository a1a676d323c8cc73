import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FooterMinimal } from "./footer-minimal.tsx";

const meta = {
  title: "Secciones/Footer/Minimal",
  component: FooterMinimal,
  args: fixture("Footer"),
  parameters: {
    guide: {
      choose: [
        "Tu sitio es corto y las listas completas sobran.",
        "Quieres que lo último sea llamar o escribir.",
      ],
      avoid: [
        "Tienes muchas enfermedades y servicios: los buscadores y los pacientes aprovechan las columnas.",
        "La sección anterior es otra invitación con los mismos botones.",
      ],
      states: [
        "En pantallas anchas son tres renglones; en celular, un bloque centrado.",
        "Sin redes queda sólo el botón de volver arriba.",
        "Sin teléfonos o sin horario, esas líneas desaparecen.",
      ],
      accessibility: [
        "Los enlaces están en una navegación llamada «Enlaces del sitio».",
        "Cada enlace mide al menos 48 px de alto.",
        "La línea de la marca es adorno y el lector de pantalla la omite.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FooterMinimal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Footer", "minimal") };
export const LongText: Story = { args: fixture("Footer", "long") };
export const MissingPictures: Story = { args: fixture("Footer", "missingPictures") };
export const ManyItems: Story = { args: fixture("Footer", "many") };

export const WithoutProfiles: Story = { args: { social: [] } };

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
