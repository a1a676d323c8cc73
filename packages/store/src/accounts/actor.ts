import type { Role } from "@consultorio/content";
import { sha256 } from "../base/canonical-json.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Authored } from "../schema/tables.ts";

/** Who wrote something: an account, or the system itself (`id` null). The name is the e-mail at that time. */
export interface Author {
  id: string | null;
  name: string;
}

/** The columns that record who wrote a row and when. */
export function authoredColumns({ id, name }: Author, createdAt: Date): Authored {
  return { author_id: id, author_name: name, at: createdAt.toISOString() };
}

/** Who wrote a row and when. */
export function authorship({ author_id, author_name, at }: Authored): { author: Author; createdAt: Date } {
  return { author: { id: author_id, name: author_name }, createdAt: new Date(at) };
}

export interface User {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
}

type SessionState = Pick<VerifiedSession, "expiresAt" | "confirmed" | "secondFactorMissing">;

/**
 * The proof that a request belongs to a signed-in administrator. Only the store makes one, from a token that it found
 * in its own table. Any other value does not compile, and is refused at run time.
 */
export class VerifiedSession {
  readonly #id: string;
  readonly user: User;
  /** The session ends then at the latest, also while it is in use. */
  readonly expiresAt: Date;
  /** Whether its password, and its code where the account has a second factor, was given within ten minutes. */
  readonly confirmed: boolean;
  /** Whether every account needs a second factor, and this one has none yet. */
  readonly secondFactorMissing: boolean;

  constructor(id: string, user: User, { expiresAt, confirmed, secondFactorMissing }: SessionState) {
    this.#id = id;
    this.user = user;
    this.expiresAt = expiresAt;
    this.confirmed = confirmed;
    this.secondFactorMissing = secondFactorMissing;
  }

  /** Names the session outside the store: neither its token nor the id of its row. */
  get publicId(): string {
    return publicSessionId(this.#id);
  }

  /** The id of a session's row. Throws `unauthorised` for any other value than a session of this store. */
  static idOf(session: VerifiedSession): string {
    if (!(session instanceof VerifiedSession)) throw unauthorised();
    return session.#id;
  }
}

/** The name of a session outside the store. An older session has the SHA-256 of its token as its id. */
export const publicSessionId = (id: string) => sha256(`session ${id}`).slice(0, 32);

/** The program itself, for actions that no person asks for: the first content, the command line, the schedule. */
export class SystemActor {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  static nameOf(actor: SystemActor): string {
    return actor.#name;
  }
}

/** The only system actor. It is accepted wherever a session is required, so never use it because of a request. */
export const system = new SystemActor("Sistema");

export type Actor = VerifiedSession | SystemActor;

/** The author to record for an actor. Throws `unauthorised` for a forged actor. */
export function authorOf(actor: Actor): Author {
  if (actor instanceof SystemActor) return { id: null, name: SystemActor.nameOf(actor) };
  if (actor instanceof VerifiedSession) return { id: actor.user.id, name: actor.user.email };
  throw unauthorised();
}

/** The author to record for an action that only an owner may do. Throws `owner-required` for an editor. */
export function ownerOf(actor: Actor): Author {
  const author = authorOf(actor);
  if (actor instanceof VerifiedSession && actor.user.role !== "owner") throw ownerRequired();
  return author;
}

export const unauthorised = () => new StoreError("unauthorised");

export const ownerRequired = () => new StoreError("owner-required");
