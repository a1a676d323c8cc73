import { type Store, StoreError, system } from "@consultorio/store";

/**
 * Notes in the activity that a command copied the site or brought it back. Returns a line for the output of the command:
 * why the copy is not noted, otherwise empty. A copy from a full disk counts more than its note.
 */
export async function noteCopy(
  store: Pick<Store, "noteCopy">,
  action: Parameters<Store["noteCopy"]>[1],
): Promise<string> {
  try {
    await store.noteCopy(system, action);
    return "";
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return `\nNo se pudo anotar en la actividad: ${error.message}`;
  }
}
