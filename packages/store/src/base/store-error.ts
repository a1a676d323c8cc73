/** Why the store refused. The code is for programs, the message (Spanish) for people. */
export type StoreErrorCode =
  /** `DATABASE_URL` cannot be understood. */
  | "url"
  /** The server or the file cannot be reached. */
  | "unreachable"
  /** User, password or permission refused. */
  | "denied"
  | "no-database"
  /** The file or what it holds is broken; nothing was written. */
  | "damaged"
  /** A newer release made this database; nothing was written. */
  | "newer"
  /** Another program's database; nothing was written. */
  | "foreign"
  /** Somebody else held the database for too long; the same call may work a moment later. */
  | "busy"
  | "full"
  | "read-only"
  | "closed"
  /** A save was made from a version that is no longer the newest. */
  | "conflict"
  /** Another publication became live while this one was made. */
  | "overtaken"
  | "not-found"
  /** The e-mail already has an account. */
  | "taken"
  /** The value cannot be kept. */
  | "invalid"
  /** The call carries no verified session. */
  | "unauthorised"
  /** The session's account may not do this. */
  | "forbidden"
  /** What is asked for would break something that is there: a picture in use, the last owner. */
  | "refused"
  /** Anything else the database said; see `cause`. */
  | "failed";

/** Every expected failure of the store. The message is one Spanish line and never holds a password. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
