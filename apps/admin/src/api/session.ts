import { contract, type Role } from "@consultorio/api/contract";
import { isRecord } from "@consultorio/content";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { ApiError } from "./request.ts";

export interface Session {
  email: string;
  role: Role;
  /** All accounts need a second factor, and this one has none yet. */
  secondFactorMissing?: true | undefined;
  /** Tries that were refused for the account before this sign-in. */
  refused?: { count: number; last: Date } | undefined;
}

/** The session; null without one. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function fetchSession(): Promise<Session | null> {
  try {
    return await callApi(contract.readSession, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Reads again who is signed in, after an answer 401: the session ended, or it was renewed while the call was under way.
 */
export const readSessionAgain = (client: QueryClient) =>
  client.refetchQueries({ queryKey: sessionQuery.queryKey }, { cancelRefetch: false });

/** Rejects with {@link asksForCode} while the code of the account's second factor is missing. */
export function signIn({ code, ...account }: Credentials): Promise<Session> {
  return callApi(contract.signIn, {
    body: code === undefined || code === "" ? account : { ...account, code },
  });
}

interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator, or a recovery code. */
  code?: string;
}

/** Whether a sign-in was refused because it needs a code beside the password. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && isRecord(error.body) && error.body.secondFactor === true;

export const signOut = () => callApi(contract.signOut, {});

/** Gives the password of the session again, and the code where the account has a second factor. */
export const confirmSession = (body: { password: string; code?: string }) =>
  callApi(contract.confirmSession, { body });

/** Chooses a new password with the one-time token of a reset and signs in. */
export const choosePassword = (body: { token: string; password: string }): Promise<Session> =>
  callApi(contract.redeemReset, { body });

/** Creates the first administrator with the one-time token and signs in. */
export const setUp = (body: { token: string; email: string; password: string }): Promise<Session> =>
  callApi(contract.setUp, { body });
