import { normalizedEmail, type RateLimit, type User, type VerifiedSession } from "@consultorio/store";
import { z } from "zod";
import type { RateLimitName } from "../contract/define-route.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { clientOf } from "./client.ts";

/** A quarter of an hour, in seconds. */
const window = 15 * 60;

type Limited = Pick<Services, "store">;

const accountKey = (email: string) => `account:${normalizedEmail(email)}`;
const codeKey = (counter: string) => `code:${counter}`;
const confirmationKey = ({ publicId }: VerifiedSession) => `confirmation:${publicId}`;

/** The keys of a limit: the network of the request, the account, or the e-mail of the body. */
interface CountedCall {
  services: Limited;
  request: Request;
  user: Pick<User, "id"> | null;
  body: unknown;
}

const counters: Record<RateLimitName, (call: CountedCall) => Promise<void>> = {
  notes: countNote,
  signIns: countSignIn,
  uploads: countUpload,
};

/** Counts a call against the limit that its route declares. Throws 429. */
export const countCall = (limit: RateLimitName, call: CountedCall): Promise<void> => counters[limit](call);

const signIn = z.object({ email: z.string() });

/** Every attempt counts, before the password is compared. */
async function countSignIn({ services, request, body }: CountedCall): Promise<void> {
  const { email } = signIn.parse(body);
  const limits = [
    { key: accountKey(email), limit: 5, windowSeconds: window, delaySeconds: 1 },
    { key: `network:${clientOf(request).network}`, limit: 20, windowSeconds: window },
    { key: "everyone", limit: 10, windowSeconds: 1 },
  ];
  await noted(services, request, email, () => count(services, limits));
}

/**
 * Counts a code of the second factor, so that a known password gives no more tries. `counter` is the account at the sign-in
 * and the session where one is open. Throws 429.
 */
export async function countCode(
  services: Limited,
  request: Request,
  { counter, email }: { counter: string; email: string },
): Promise<void> {
  const limit = { key: codeKey(counter), limit: 5, windowSeconds: window };
  await noted(services, request, email, () => count(services, [limit]));
}

/**
 * Counts a password that is given in an open session against that session alone: guesses at the sign-in, or in another
 * session, do not block it. Throws 429.
 */
export async function countConfirmation(
  services: Limited,
  request: Request,
  session: VerifiedSession,
): Promise<void> {
  const limit = { key: confirmationKey(session), limit: 5, windowSeconds: window, delaySeconds: 1 };
  await noted(services, request, session.user.email, () => count(services, [limit]));
}

/** Notes in the audit that a limit was reached, once in its window for each network and account. */
async function noted({ store }: Limited, request: Request, email: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const client = clientOf(request);
    const key = `noted:${client.network} ${normalizedEmail(email)}`;
    const { allowed } = await store.attempt([{ key, limit: 1, windowSeconds: window }]);
    if (allowed) await store.noteRefusal({ ...client, email, reason: "tries" });
    throw error;
  }
}

/** In bytes: the largest amount that one account uploads in a day. */
const dayOfUploads = 2 * 1024 ** 3;
/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

async function countUpload({ services, user }: CountedCall): Promise<void> {
  if (user === null) throw new Error("A route that counts uploads needs a session.");
  const { id } = user;
  const limit = { key: `upload:${id}`, limit: 100, windowSeconds: 60 * 60 };
  await count(services, [limit], "Ya subiste 100 archivos en una hora.");
  if ((await services.store.uploadedBytes(id, day)) >= dayOfUploads)
    throw new HttpError(429, "Hoy ya subiste 2 GB, lo más que una cuenta sube en un día. Sigue mañana.");
}

function countNote({ services, request }: CountedCall): Promise<void> {
  const limit = { key: `note:${clientOf(request).network}`, limit: 60, windowSeconds: window };
  return count(services, [limit], "Van 60 respuestas en 15 minutos.");
}

/** `reached` names the calls that were too many. */
async function count(
  { store }: Limited,
  limits: RateLimit[],
  reached = "Hubo demasiados intentos.",
): Promise<void> {
  const result = await store.attempt(limits);
  if (result.allowed) return;
  const seconds = result.retryAfterSeconds;
  throw new HttpError(429, `${reached} Espera ${durationText(seconds)} y vuelve a probar.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

function durationText(seconds: number): string {
  if (seconds <= 1) return "un segundo";
  return seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}

/** Clears the count of sign-ins of an account, after one that succeeded. */
export function clearSignIns({ store }: Limited, email: string): Promise<void> {
  return store.forgetAttempts(accountKey(email));
}

/** Clears the count of codes, after one that was right. */
export function clearCodes({ store }: Limited, counter: string): Promise<void> {
  return store.forgetAttempts(codeKey(counter));
}

/** Clears the count of passwords of a session, after one that was right. */
export function clearConfirmations({ store }: Limited, session: VerifiedSession): Promise<void> {
  return store.forgetAttempts(confirmationKey(session));
}
