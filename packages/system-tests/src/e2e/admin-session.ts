import { credentials } from "@consultorio/testkit/server/administrator";
import type { RunningServer } from "@consultorio/testkit/server/running-server";
import type { BrowserContext, Page } from "@playwright/test";

/** Signs a browser in as the owner; the first time on a server this makes the account. */
export async function signIn(
  { request }: BrowserContext,
  { origin, setupToken }: Pick<RunningServer, "origin" | "setupToken">,
): Promise<void> {
  const headers = { Origin: origin };
  const first = await request.post(`${origin}/api/setup`, {
    data: { token: setupToken, ...credentials },
    headers,
    timeout: 60_000,
  });
  if (first.status() !== 201) await request.post(`${origin}/api/session`, { data: credentials, headers });
}

/** Publishes through the dialog that is open, and waits for the specification's word of success. */
export async function publish(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /publicar/i }).click();
  await page.getByText("Componentes de secciones actualizados").waitFor({ timeout: 120_000 });
  await dialog.getByRole("button", { name: "Aceptar" }).click();
}
