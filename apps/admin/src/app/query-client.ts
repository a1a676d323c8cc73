import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/request.ts";
import { sessionQuery } from "../api/session.ts";

/** A refused call that needed a session means that it ended: the shell then asks to sign in again, in place. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401 && client.getQueryData(sessionQuery.queryKey)) {
      client.setQueryData(sessionQuery.queryKey, null);
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // Without a connection a call fails and says so: held back until one returns, it would look like a slow one.
    defaultOptions: {
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        refetchOnWindowFocus: false,
        // A failure is said at once, with a button that tries again.
        retry: false,
      },
    },
  });
  return client;
}
