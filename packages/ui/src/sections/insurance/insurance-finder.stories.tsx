import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { InsuranceFinder } from "./insurance-finder.tsx";

const meta = {
  title: "Secciones/Insurance/Finder",
  component: InsuranceFinder,
  args: fixture("Insurance"),
  parameters: {
    guide: {
      choose: [
        "Elígela si te llaman para preguntar si aceptas un seguro.",
        "Va bien en páginas con muchas visitas desde buscadores, donde se llega con una pregunta concreta.",
      ],
      avoid: [
        "Evítala si tienes menos de seis aseguradoras: se leen más rápido en el muro.",
        "Evítala si quieres lucir logotipos: aquí son pequeños.",
      ],
      states: [
        "Sin escribir nada se ve la lista completa y cuántas son.",
        "Si lo escrito corresponde a una, la respuesta es sí; si corresponde a varias, pregunta cuál; si a ninguna, invita a preguntar por reembolso.",
        "Sin JavaScript no hay campo y queda la lista completa.",
      ],
      accessibility: [
        "El campo tiene etiqueta y ayuda, y la respuesta se anuncia sin mover el foco.",
        "No importan los acentos, las mayúsculas ni el orden de las palabras.",
        "La respuesta combina palabras e icono; nunca depende sólo del color.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof InsuranceFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Insurance", "minimal") };
export const LongText: Story = { args: fixture("Insurance", "long") };
export const MissingPictures: Story = { args: fixture("Insurance", "missingPictures") };
export const ManyItems: Story = { args: fixture("Insurance", "many") };

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Busca tu aseguradora" }), "ve por mas");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Sí, trabajamos con Seguros Ve por Más (BX+).",
    );
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const SeveralFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "seguros b");
    await expect(canvas.getByRole("status")).toHaveTextContent("Coinciden 4. ¿Cuál es la tuya?");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "Prevem");
    await expect(canvas.getByRole("status")).toHaveTextContent("pregunta por reembolso");
    await expect(canvas.queryByRole("listitem")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Pregunta por reembolso" })).toBeVisible();
  },
};

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "zurich");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.clear(field);
    await expect(canvas.getByRole("status")).toHaveTextContent("Aseguradoras en la lista: 14");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(14);
  },
};
