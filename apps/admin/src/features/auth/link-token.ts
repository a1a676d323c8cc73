import { useLocation } from "@tanstack/react-router";

/**
 * The one-time token of the address: its fragment, which no server sees and no log keeps. Old addresses have it in the
 * query.
 */
export const useLinkToken = (): string =>
  useLocation({
    select: ({ hash, searchStr }) =>
      new URLSearchParams(hash).get("token") ?? new URLSearchParams(searchStr).get("token") ?? "",
  });
