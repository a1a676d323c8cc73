import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { fixtureSites } from "../registry/fixture-sites.ts";
import { SitePage } from "./site-page.tsx";

const meta = {
  title: "Páginas/Búsqueda",
  component: SitePage,
  args: { site: fixtureSites.default, route: { page: "search" } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = "Llamar al 911";
const alarm = "Puede ser una emergencia: llama al 911";
const line = "Llamar a la Línea de la Vida: 800 911 2000";

/** Types the query, and checks the content of the page. */
const answered =
  (query: string, expected: { calls: string[]; text?: string; results: boolean }): Story["play"] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "¿Qué buscas?" }), query);
    const main = within(canvas.getByRole("main"));
    await waitFor(async () => {
      const calls = main.queryAllByRole("link", { name: /^Llamar (?:al \d|a la Línea)/ });
      await expect(calls.map(({ textContent }) => textContent)).toEqual(expected.calls);
      // The small card is there before the index has come.
      await expect(main.queryByRole("region", { name: "Resultados" }) !== null).toBe(expected.results);
      if (expected.text !== undefined) await expect(main.getByText(expected.text)).toBeVisible();
    });
  };

export const Symptom: Story = {
  play: answered("pies fríos", { calls: [notice], results: true }),
};
export const Unforeseen: Story = {
  play: answered("ronquera", {
    calls: [notice],
    text: "¿No lo encuentras? Pregúntanos: te decimos si podemos ayudarte.",
    results: false,
  }),
};
export const Office: Story = {
  play: answered("cuánto cuesta la consulta", { calls: [], results: true }),
};
export const Emergency: Story = {
  play: answered("no me entra el aire", { calls: [notice], text: alarm, results: true }),
};
export const Crisis: Story = {
  play: answered("ya no quiero vivir", { calls: [line, notice], results: false }),
};
