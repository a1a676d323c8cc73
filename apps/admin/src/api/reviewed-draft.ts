import { contract, type ReviewedDraft, reviewHeaders } from "@consultorio/api/contract";
import { parseSite, type Site } from "@consultorio/content";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { ApiError } from "./request.ts";

/** The draft of a review link. */
export interface Reviewed extends Omit<ReviewedDraft, "site"> {
  site: Site;
}

/** The draft behind a review link. Rejects with 404 when the link has expired. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ["review", token],
    queryFn: async (): Promise<Reviewed> => {
      const { site, ...rest } = await callApi(contract.readReview, { headers: reviewHeaders(token) });
      const parsed = parseSite(site);
      if (!parsed.ok) throw new ApiError(0, parsed.problems[0]?.message ?? "");
      return { ...rest, site: parsed.value };
    },
  });
