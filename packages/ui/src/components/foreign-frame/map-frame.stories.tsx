import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MapFrame } from "./map-frame.tsx";

/** A local page replaces the map: stories request nothing from another host. */
const meta = {
  title: "Piezas/Mapa",
  component: MapFrame,
  args: { frame: "about:blank", href: "https://www.google.com/maps/search/?api=1&query=Oaxaca" },
} satisfies Meta<typeof MapFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Antes de tocarlo" };

export const Opened: Story = {
  name: "Abierto",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar el mapa aquí" }));
    await expect(canvas.getByTitle("Mapa del consultorio")).toBeVisible();
  },
};
