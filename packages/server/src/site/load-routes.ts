import { routePaths } from "./build.ts";
import type { SiteParts } from "./compose.ts";

/** A path of the API that no call has: its answer needs neither a session nor the database. */
const unknownCall = "/api/nada";

/**
 * Has the code of every route and of publishing loaded. A module that failed to load once, such as where no file could be
 * opened, fails for as long as the process lives: so it is loaded before anybody needs it. Rejects where one cannot be.
 */
export async function loadRoutes({
  folders,
  loopback,
  publisher,
}: Pick<SiteParts, "folders" | "loopback" | "publisher">): Promise<void> {
  await publisher.load();
  const { ask } = await loopback.get();
  for (const path of await routePaths(folders.site)) {
    const status = await ask(path);
    if (status >= 500) throw new Error(`La ruta «${path}» no se pudo cargar (respuesta ${status}).`);
  }
}

/** Whether the API answers. */
export async function apiAnswers({ loopback }: Pick<SiteParts, "loopback">): Promise<boolean> {
  try {
    return (await (await loopback.get()).ask(unknownCall)) === 404;
  } catch {
    return false;
  }
}
