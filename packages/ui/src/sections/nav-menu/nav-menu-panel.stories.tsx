import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { strings } from "../../strings.ts";
import { NavMenuPanel } from "./nav-menu-panel.tsx";
import { inBar } from "./nav-menu-stories.tsx";

const meta = {
  title: "Secciones/NavMenu/Panel",
  component: NavMenuPanel,
  args: fixture("NavMenu"),
  globals: { viewport: { value: "desktop" } },
  decorators: [inBar],
} satisfies Meta<typeof NavMenuPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed, all menus look alike: the picture shows what opens. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar ENFERMEDADES" }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^Trombosis venosa profunda/ })).toBeVisible(),
    );
  },
};
export const Minimal: Story = { args: fixture("NavMenu", "minimal") };
export const LongText: Story = { args: fixture("NavMenu", "long") };
export const MissingPictures: Story = { args: fixture("NavMenu", "missingPictures") };
export const ManyItems: Story = { args: fixture("NavMenu", "many") };

export const Loading: Story = { args: { status: "loading" } };

export const Failed: Story = {
  args: { status: "error", message: strings.menu.fetchFailedNavigation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Failed to fetch menu items Please try again later.",
    );
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const ContactCard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "SÍNTOMAS" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Llamar al consultorio" })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Parestesias.*Hormigueo/ })).toBeVisible());
  },
};
