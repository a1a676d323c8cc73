import { contract, type NewNote, type ReviewedDraft, reviewHeaders } from "@consultorio/api/contract";
import { parseSite, type Site } from "@consultorio/content";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { ApiError } from "./request.ts";

export type { NewNote, ReviewLink, ReviewNote } from "@consultorio/api/contract";

/** The review links and what their readers said, the newest first. */
export const reviewLinksQuery = queryOptions({
  queryKey: ["review-links"],
  queryFn: async () => (await callApi(contract.listReviewLinks, {})).links,
});

/** Makes a link to the draft as it is now; its address is shown this once. */
export const createReviewLink = (days: number) => callApi(contract.createReviewLink, { body: { days } });

export const revokeReviewLink = (id: string) => callApi(contract.revokeReviewLink, { params: { id } });

/** What a review link shows. */
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

export const addReviewNote = (token: string, body: NewNote) =>
  callApi(contract.addReviewNote, { headers: reviewHeaders(token), body });
