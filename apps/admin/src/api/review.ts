import { contract, type NewNote, reviewHeaders } from "@consultorio/api/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

export type { NewNote, ReviewLink, ReviewNote } from "@consultorio/api/contract";

/** The review links and the notes of their readers, the newest first. */
export const reviewLinksQuery = queryOptions({
  queryKey: ["review-links"],
  queryFn: async () => (await callApi(contract.listReviewLinks, {})).links,
});

/** Makes a link to the present draft; its address is shown only once. */
export const createReviewLink = (days: number) => callApi(contract.createReviewLink, { body: { days } });

export const revokeReviewLink = (id: string) => callApi(contract.revokeReviewLink, { params: { id } });

export const addReviewNote = (token: string, body: NewNote) =>
  callApi(contract.addReviewNote, { headers: reviewHeaders(token), body });
