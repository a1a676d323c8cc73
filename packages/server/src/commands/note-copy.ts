import { type Store, StoreError, system } from "@consultorio/store";

/**
 * Notes in the activity that a command copied the site or brought it back. Answers what the command says of it: nothing,
 * or why it is not noted. A copy that is made from a full disk counts more than its note.
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
