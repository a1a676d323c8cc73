import { bundledSite } from "@consultorio/content/data";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contactLinks } from "../contact-buttons/contact-links.ts";
import { BookingCalendar } from "./booking-calendar.tsx";

/** A local page replaces the directory's: stories request nothing from another host. */
const meta = {
  title: "Piezas/Agenda en línea",
  component: BookingCalendar,
  args: {
    booking: { frame: "about:blank", profile: "https://www.doctoralia.com.mx/ejemplo" },
    contact: contactLinks(bundledSite.siteContent),
  },
} satisfies Meta<typeof BookingCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Antes de tocarla",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: /Ver la agenda/ })).toHaveAttribute(
      "href",
      "https://www.doctoralia.com.mx/ejemplo",
    );
    await expect(canvasElement.querySelector("iframe")).toBeNull();
  },
};

export const Opened: Story = {
  name: "Abierta",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Ver la agenda/ }));
    await expect(canvas.getByTitle("Agenda en línea del consultorio")).toHaveAttribute(
      "sandbox",
      expect.stringContaining("allow-scripts"),
    );
    await waitFor(() =>
      expect(canvasElement.querySelector("c-booking")).toHaveAttribute("data-state", "ready"),
    );
    await expect(canvas.getByRole("link", { name: /Llamar/ })).toBeVisible();
  },
};

export const NobodyToCall: Story = {
  name: "Sin teléfono ni mensajes",
  args: { contact: { call: null, message: null, urgent: null } },
};
