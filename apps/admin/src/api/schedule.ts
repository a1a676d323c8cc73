import { contract } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

export type { Scheduled } from "@consultorio/api/contract";

/** The pending publication and the results of the latest ones, the newest first. */
export const scheduleQuery = queryOptions({
  queryKey: ["schedule"],
  queryFn: async () => (await callApi(contract.readSchedule, {})).schedule,
});

/** Schedules a publication of the present draft. */
export const schedulePublication = (due: Date) =>
  callApi(contract.schedulePublication, { body: { due: due.toISOString() } });

export const cancelSchedule = () => callApi(contract.cancelSchedule, {});
