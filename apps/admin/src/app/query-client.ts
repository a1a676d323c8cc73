import { isRecord } from "@consultorio/content";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/request.ts";
import { readSessionAgain, sessionQuery } from "#api/session.ts";

/**
 * After a call that is refused with 401 the session is read again: where it ended, the shell shows the sign-in. A call that
 * is refused because every account needs a second factor makes the shell ask for it.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401 && client.getQueryData(sessionQuery.queryKey))
      void readSessionAgain(client);
    if (error instanceof ApiError && isRecord(error.body) && error.body.secondFactorMissing === true)
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, secondFactorMissing: true as const },
      );
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
