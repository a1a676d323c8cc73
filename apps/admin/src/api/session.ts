import { queryOptions } from "@tanstack/react-query";
import { ApiError, isRecord, request } from "./request.ts";

export interface Session {
  email: string;
}

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function fetchSession(): Promise<Session | null> {
  try {
    const { json } = await request("/api/session");
    return isRecord(json) && typeof json.email === "string" ? { email: json.email } : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export async function signIn(credentials: { email: string; password: string }): Promise<Session> {
  await request("/api/session", { method: "POST", body: credentials });
  return { email: credentials.email };
}

export async function signOut(): Promise<void> {
  await request("/api/session", { method: "DELETE" });
}

/** Creates the first administrator with the one-time token and signs in. */
export async function setUp(first: { token: string; email: string; password: string }): Promise<Session> {
  await request("/api/setup", { method: "POST", body: first });
  return { email: first.email };
}
