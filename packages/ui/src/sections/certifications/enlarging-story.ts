import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

type Play = Pick<StoryContext, "canvas" | "userEvent">;

function firstDocument(canvas: Play["canvas"]): HTMLElement {
  const [opener] = canvas.getAllByRole("button", { name: /Ampliar imagen/ });
  if (opener === undefined) throw new Error("No document opens.");
  return opener;
}

/** A click opens the document, the arrow goes to the next, a click on the picture closes. */
export async function enlargesByClick({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(firstDocument(canvas));
  const dialog = await canvas.findByRole("dialog", { name: "Documentos" });
  const picture = (name: RegExp) => within(dialog).getByRole("img", { name });
  await waitFor(() => expect(picture(/Médica cirujana/)).toBeVisible());
  await userEvent.click(within(dialog).getByRole("button", { name: "Siguiente" }));
  await expect(picture(/Cirugía general/)).toBeVisible();
  await userEvent.click(picture(/Cirugía general/));
  await waitFor(() => expect(dialog).not.toBeVisible());
}

/** The space bar opens the document, the arrow key goes around to the last, closing gives the focus back. */
export async function enlargesByKeyboard({ canvas, userEvent }: Play): Promise<void> {
  const opener = firstDocument(canvas);
  opener.focus();
  await userEvent.keyboard(" ");
  const dialog = await canvas.findByRole("dialog", { name: "Documentos" });
  await userEvent.keyboard("{ArrowLeft}");
  const picture = within(dialog).getByRole("img", { name: /Angiología/ });
  await waitFor(() => expect(picture).toBeVisible());
  within(dialog).getByRole("button", { name: "Cerrar" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(dialog).not.toBeVisible());
  await waitFor(() => expect(opener).toHaveFocus());
}
