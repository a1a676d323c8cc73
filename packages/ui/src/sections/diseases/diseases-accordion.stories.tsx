import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { DiseasesAccordion } from "./diseases-accordion.tsx";

const meta = {
  title: "Secciones/Diseases/Accordion",
  component: DiseasesAccordion,
  args: fixture("Diseases"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que cada enfermedad se lea con calma, de una en una.",
        "Cuando los nombres dicen lo suficiente para elegir.",
      ],
      avoid: [
        "Si quieres que todas las imágenes se vean a la vez: usa el mosaico.",
        "Si sólo tienes una o dos enfermedades.",
      ],
      states: [
        "La primera está abierta; abrir otra la cierra.",
        "Desde 1024 px lo abierto se ve al lado de los nombres; en celular, debajo del suyo.",
        "Con todo cerrado, el lugar de la imagen muestra la línea de la marca.",
      ],
      accessibility: [
        "Son paneles de HTML: funcionan con Tab, Intro y espacio, y sin JavaScript.",
        "El lector de pantalla dice si cada uno está abierto o cerrado.",
        "Con movimiento reducido la flecha gira sin animarse.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof DiseasesAccordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Diseases", "minimal") };
export const LongText: Story = { args: fixture("Diseases", "long") };
export const MissingPictures: Story = { args: fixture("Diseases", "missingPictures") };
export const ManyItems: Story = { args: fixture("Diseases", "many") };

export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = (name: string) => canvas.getByRole("heading", { name }).closest("details");
    await expect(panel("Mala circulación en las piernas")).toHaveAttribute("open");
    await userEvent.click(canvas.getByRole("heading", { name: "Várices" }));
    await waitFor(() => expect(panel("Várices")).toHaveAttribute("open"));
    await waitFor(() => expect(panel("Mala circulación en las piernas")).not.toHaveAttribute("open"));
    await expect(canvas.getByText(/Venas dilatadas/)).toBeVisible();
  },
};

export const AllClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("heading", { name: "Mala circulación en las piernas" });
    await userEvent.click(name);
    await waitFor(() => expect(name.closest("details")).not.toHaveAttribute("open"));
    await expect(canvas.getByText(/arterias de tus piernas se estrechan/)).not.toBeVisible();
  },
};
