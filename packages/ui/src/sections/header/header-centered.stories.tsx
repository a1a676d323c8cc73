import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { HeaderCentered } from "./header-centered.tsx";
import { onLongPage, scrollTo } from "./header-stories.tsx";

const meta = {
  title: "Secciones/Header/Centered",
  component: HeaderCentered,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof HeaderCentered>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Header", "minimal") };
export const LongText: Story = { args: fixture("Header", "long") };
export const MissingPictures: Story = { args: fixture("Header", "missingPictures") };
export const ManyItems: Story = { args: fixture("Header", "many") };

export const Scrolled: Story = {
  decorators: [onLongPage],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    await expect(bar.getBoundingClientRect().height).toBe(160);
    scrollTo(200);
    await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 }));
    await expect(canvas.getByRole("navigation", { name: "Menú principal" })).toBeVisible();
  },
};

export const MenuSwitchedOff: Story = {
  args: { navigation: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Abrir menú" })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };

export const FullScreenMenu: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir menú" }));
    const menu = await canvas.findByRole("dialog", { name: "Menú" });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.offsetWidth).toBe(window.innerWidth);
    await expect(menu.offsetHeight).toBe(window.innerHeight);
  },
};
