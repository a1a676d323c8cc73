import { queryOptions } from "@tanstack/react-query";
import type { Role } from "./account.ts";
import { ApiError, isRecord, request } from "./request.ts";

export interface Session {
  email: string;
  role: Role;
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
    return isRecord(json) && typeof json.email === "string"
      ? { email: json.email, role: roleOf(json) }
      : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What a server of an older release does not say, nobody may. */
const roleOf = (json: unknown): Role =>
  isRecord(json) && json.role === "propietaria" ? "propietaria" : "editora";

/** Rejects with {@link asksForCode} while the account's second step is missing. */
export async function signIn(credentials: Credentials): Promise<Session> {
  const { code, ...account } = credentials;
  const body = code === undefined || code === "" ? account : credentials;
  const { json } = await request("/api/session", { method: "POST", body });
  return { email: credentials.email, role: roleOf(json) };
}

interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator, or a recovery code. */
  code?: string;
}

/** Whether a refused sign-in wants a code beside the password. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && isRecord(error.body) && error.body.secondFactor === true;

export async function signOut(): Promise<void> {
  await request("/api/session", { method: "DELETE" });
}

/** Chooses a new password with the one-time token of a reset and signs in. */
export async function choosePassword(choice: { token: string; password: string }): Promise<Session> {
  const { json } = await request("/api/password-reset", { method: "POST", body: choice });
  return { email: isRecord(json) ? String(json.email) : "", role: roleOf(json) };
}

/** Creates the first administrator with the one-time token and signs in. */
export async function setUp(first: { token: string; email: string; password: string }): Promise<Session> {
  await request("/api/setup", { method: "POST", body: first });
  return { email: first.email, role: "propietaria" };
}
