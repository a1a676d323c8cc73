import { contract } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { publishedQuery } from "./published.ts";

export type { Overview } from "@consultorio/api/contract";

/** The public site, and the first steps with their state. It is outdated as soon as something is saved or published. */
export const overviewQuery = queryOptions({
  queryKey: [...publishedQuery.queryKey, "overview"],
  queryFn: () => callApi(contract.readOverview, {}),
});

/** When the newest backup was made, and why there is no newer one. */
export const backupsQuery = queryOptions({
  queryKey: ["backups"],
  queryFn: () => callApi(contract.readBackups, {}),
});

/** Hides or empties the rest of the example beside the first steps. */
export const removeLeftovers = () => callApi(contract.removeLeftovers, {});
