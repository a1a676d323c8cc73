import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/request.ts";
import { sessionQuery } from "#api/session.ts";

/** A call that is refused with 401 means that the session ended: the shell then shows the sign-in. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401 && client.getQueryData(sessionQuery.queryKey)) {
      client.setQueryData(sessionQuery.queryKey, null);
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // Without a connection a call fails at once: a call that waits for the connection would look like a slow one.
    defaultOptions: {
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        refetchOnWindowFocus: false,
        // A failure is shown at once, with a button that tries again.
        retry: false,
      },
    },
  });
  return client;
}
