import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { StoreError } from "../base/store-error.ts";
import { Turnstile } from "../base/turnstile.ts";

const derive = promisify(argon2);
/** OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
/** Each hash takes 19 MiB and a thread: no more than two at once, however many sign in. */
const hashing = new Turnstile(2, 10_000);

/** The argon2id hash of a password with a new salt, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  const tag = await tagOf(password, salt, cost, TAG_LENGTH);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether a password belongs to a hash. Without a hash (no such account) it takes as long and says no, so that the time
 * of an answer does not tell which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, tag, ...stored } = parse(hash ?? nobodysHash);
  const equal = timingSafeEqual(await tagOf(password, salt, stored, tag.byteLength), tag);
  return equal && hash !== undefined;
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(TAG_LENGTH))}`;

/** The same letters typed on different devices are one password: NFC. */
function tagOf(password: string, salt: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) {
  const message = password.normalize("NFC");
  return hashing.run(() =>
    derive("argon2id", { message, nonce: salt, memory, passes, parallelism, tagLength }),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

function parse(hash: string): Cost & { salt: Buffer; tag: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) throw new StoreError("damaged", "La contraseña guardada de esta cuenta no se puede leer.");
  const [, memory, passes, parallelism, salt = "", tag = ""] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
