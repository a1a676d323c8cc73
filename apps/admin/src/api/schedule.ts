import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ask } from "./ask.ts";

const scheduled = z.object({
  id: z.string(),
  version: z.number(),
  due: z.coerce.date(),
  state: z.enum(["pending", "running", "done", "failed", "cancelled"]),
  detail: z.string(),
  author: z.string(),
});
export type Scheduled = z.infer<typeof scheduled>;

const done = z.object({ ok: z.literal(true) });

/** What waits for its time and what came of the latest ones, the newest first. */
export const scheduleQuery = queryOptions({
  queryKey: ["schedule"],
  queryFn: async () => (await ask(z.object({ schedule: z.array(scheduled) }), "/api/schedule")).schedule,
});

/** Has the draft as it is now published at a time. */
export const schedulePublication = (due: Date) =>
  ask(scheduled, "/api/schedule", { method: "POST", body: { due: due.toISOString() } });

export const cancelSchedule = () => ask(done, "/api/schedule", { method: "DELETE" });
