import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "../../registry/fixtures.ts";
import { strings } from "../../strings.ts";
import { HeaderClassic } from "./header-classic.tsx";
import { onLongPage, scrollTo } from "./header-stories.tsx";

const meta = {
  title: "Secciones/Header/Classic",
  component: HeaderClassic,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof HeaderClassic>;
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
    await expect(canvas.getByRole("link", { name: "Agenda tu cita" })).toBeVisible();
  },
};

export const MenuFailed: Story = {
  args: {
    navigation: {
      variant: "NavMenuDropdown",
      menu: { status: "error", message: strings.menu.fetchFailedNavigation },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Failed to fetch menu items Please try again later.",
    );
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnTablet: Story = { globals: { viewport: { value: "tablet" } } };
