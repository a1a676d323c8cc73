import { StoreError } from "./store-error.ts";

/** Who wrote something: an account, or the system itself (`id` null). The name is the e-mail as it was then. */
export interface Author {
  id: string | null;
  name: string;
}

export interface User {
  id: string;
  email: string;
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

function unauthorised(): StoreError {
  return new StoreError("unauthorised", "Inicia sesión para continuar.");
}
