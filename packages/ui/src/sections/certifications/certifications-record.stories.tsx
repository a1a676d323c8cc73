import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CertificationsRecord } from "./certifications-record.tsx";

const meta = {
  title: "Secciones/Certifications/Record",
  component: CertificationsRecord,
  args: fixture("Certifications"),
  parameters: {
    guide: {
      choose: [
        "Quieres certificaciones y experiencia en una sola sección corta.",
        "No tienes imágenes de tus documentos, o prefieres no mostrarlas.",
        "Quieres que el paciente pueda comprobar tus cédulas.",
      ],
      avoid: [
        "Quieres tus cifras en grande: deja la sección Experiencia y elige otro diseño aquí.",
        "Tus documentos son lo más vistoso que tienes: elige el muro.",
      ],
      states: [
        "«Título · Institución · 2012» se lee por partes: el año va en su columna y la institución debajo.",
        "Cada cédula tiene un botón que copia el número, y un enlace lleva al registro de la SEP.",
        "En celular y tableta las cifras van en una fila bajo el título; en pantallas anchas, a un lado.",
        "Tiene las cifras de Experiencia, y la página de inicio ya no repite esa sección; si la ocultas, se ocultan también aquí.",
        "Sin cifras, cédulas o instituciones, su parte no aparece.",
        "Sin JavaScript no hay botón para copiar: el número se puede seleccionar.",
      ],
      accessibility: [
        "Las cifras son términos con su definición; documentos, cédulas e instituciones, listas con encabezado.",
        "El botón dice qué cédula copia, y al copiar se oye «Copiado».",
        "El enlace avisa que abre otra pestaña.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CertificationsRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Certifications", "minimal") };
export const LongText: Story = { args: fixture("Certifications", "long") };
export const MissingPictures: Story = { args: fixture("Certifications", "missingPictures") };
export const ManyItems: Story = { args: fixture("Certifications", "many") };

/** A practice that writes the institution and the year behind each name and number. */
export const WithYears: Story = {
  args: {
    documents: fixture("Certifications").documents.map((document, index) => ({
      ...document,
      name: `${document.name} · Universidad por confirmar · ${2004 + 4 * index}`,
    })),
    licences: fixture("Certifications").licences.map((licence) => ({
      ...licence,
      value: `${licence.value} · 2012`,
    })),
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
