import { contract } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

export type { Scheduled } from "@consultorio/api/contract";

/** What waits for its time and what came of the latest ones, the newest first. */
export const scheduleQuery = queryOptions({
  queryKey: ["schedule"],
  queryFn: async () => (await callApi(contract.readSchedule, {})).schedule,
});

/** Has the draft as it is now published at a time. */
export const schedulePublication = (due: Date) =>
  callApi(contract.schedulePublication, { body: { due: due.toISOString() } });

export const cancelSchedule = () => callApi(contract.cancelSchedule, {});
