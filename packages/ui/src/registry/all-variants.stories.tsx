import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AllVariants, deadIn, lostIn } from "./all-variants-stories.tsx";

const meta = {
  title: "Piezas/Todos los diseños a 320 pixeles",
  component: AllVariants,
  args: { fixture: "default", width: 320 },
  // Each design's own stories are checked by axe, which cannot enter a page without scripts.
  parameters: { a11y: { test: "off" } },
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Todos los diseños a 320 pixeles");
    const page = await waitFor(() => {
      const content = frame.contentDocument;
      if (!content?.querySelector("[data-case] [data-section=Footer]"))
        throw new Error("It has not come yet.");
      return content;
    });
    await page.fonts.ready;
    await step("nothing is cut off or leaves the page", async () => {
      await expect(lostIn(page)).toEqual([]);
      await expect(page.documentElement.scrollWidth).toBe(page.documentElement.clientWidth);
    });
    await step("without script, every control that is shown does something", async () => {
      await expect(deadIn(page)).toEqual([]);
    });
  },
} satisfies Meta<typeof AllVariants>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { fixture: "minimal" } };
export const LongText: Story = { args: { fixture: "long" } };
export const MissingPictures: Story = { args: { fixture: "missingPictures" } };
export const ManyItems: Story = { args: { fixture: "many" } };
