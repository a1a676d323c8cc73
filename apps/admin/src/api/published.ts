import { contract } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

/** Whether the newest version is the public one. */
export const publishedQuery = queryOptions({
  queryKey: ["published"],
  queryFn: async () => (await callApi(contract.listRevisions, { query: {} })).revisions[0]?.live === true,
});
