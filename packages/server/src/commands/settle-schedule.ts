import { type ScheduledPublication, type Store, system } from "@consultorio/store";

/**
 * Cancels the scheduled publication of a restored copy if its time has passed: it may have been cancelled after the copy
 * was made, and the server would publish it at once. Returns a line about it, or about a publication that is not due yet,
 * for the output of the command; empty where nothing is scheduled.
 */
export async function settleSchedule(store: Pick<Store, "schedule" | "cancelSchedule">): Promise<string> {
  const waiting = (await store.schedule()).filter(({ state }) => state === "pending" || state === "running");
  if (waiting.length === 0) return "";
  const all = waiting.map(named).join("; ");
  if (waiting.every(({ due }) => due.getTime() > Date.now()))
    return `\nPublicación programada: ${all}. Si ya no vale, cancélala en Publicar.`;
  await store.cancelSchedule(system);
  return `\nPublicación programada: ${all}. Su hora ya pasó, así que se canceló. Si todavía vale, publícala en el editor.`;
}

const named = ({ version, due }: ScheduledPublication) =>
  `versión ${version}, para el ${due.toLocaleString("es-MX", { dateStyle: "long", timeStyle: "short" })}`;
