import { StoreError } from "../base/store-error.ts";

/** Who wrote something: an account, or the system itself (`id` null). The name is the e-mail as it was then. */
export interface Author {
  id: string | null;
  name: string;
}

/** What an account may do: the owner everything; an editor neither manages accounts nor rolls the site back. */
export const roles = ["propietaria", "editora"] as const;
export type Role = (typeof roles)[number];

export interface User {
  id: string;
  email: string;
  role: Role;
  at: Date;
}

/**
 * The proof that a request belongs to a signed-in administrator. Only the store makes one, from a token that it found
 * in its own table; a value of any other origin does not compile, and is refused when it comes all the same.
 */
export class VerifiedSession {
  readonly #tokenHash: string;
  readonly user: User;
  /** When it ends at the latest, however busy it is kept. */
  readonly until: Date;

  constructor(tokenHash: string, user: User, until: Date) {
    this.#tokenHash = tokenHash;
    this.user = user;
    this.until = until;
  }

  /** The key of a session's row. Throws `unauthorised` for anything but a session of this store. */
  static tokenHash(session: VerifiedSession): string {
    if (!(session instanceof VerifiedSession)) throw unauthorised();
    return session.#tokenHash;
  }
}

/** The program itself, for what no person asks for: the first content, the command line, refused sign-ins. */
export class SystemActor {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  static nameOf(actor: SystemActor): string {
    return actor.#name;
  }
}

/** The one system actor. It passes wherever a session is asked for, so it must never follow from a request. */
export const system = new SystemActor("Sistema");

export type Actor = VerifiedSession | SystemActor;

/** Whom to write down for an actor. Throws `unauthorised` for a forged one. */
export function authorOf(actor: Actor): Author {
  if (actor instanceof SystemActor) return { id: null, name: SystemActor.nameOf(actor) };
  if (actor instanceof VerifiedSession) return { id: actor.user.id, name: actor.user.email };
  throw unauthorised();
}

/** Whom to write down for what only the owner may do. Throws `forbidden` for an editor. */
export function ownerOf(actor: Actor): Author {
  const author = authorOf(actor);
  if (actor instanceof VerifiedSession && actor.user.role !== "propietaria") throw forbidden();
  return author;
}

export const unauthorised = () => new StoreError("unauthorised", "Inicia sesión para continuar.");

export const forbidden = () => new StoreError("forbidden", "Sólo una cuenta propietaria puede hacer esto.");
