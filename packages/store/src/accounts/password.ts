import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createSemaphore } from "../base/semaphore.ts";
import { StoreError } from "../base/store-errors.ts";

const derive = promisify(argon2);
/** OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** In bytes. */
const tagLength = 32;
/** Milliseconds that a password waits to be hashed. */
const queueTimeout = 10_000;
/** Each hash takes 19 MiB and a thread: at most two at once, however many people sign in. */
const hashing = createSemaphore(2, queueTimeout);

/** The argon2id hash of a password with a new salt, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  const tag = await tagOf(password, salt, cost, tagLength);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether a password belongs to a hash. Without a hash (no such account) it takes as long and returns false, so that the
 * response time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, tag, ...stored } = parse(hash ?? placeholderHash);
  const equal = timingSafeEqual(await tagOf(password, salt, stored, tag.byteLength), tag);
  return equal && hash !== undefined;
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

const placeholderHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`;

/** NFC: the same letters typed on different devices are one password. */
function tagOf(password: string, salt: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) {
  const message = password.normalize("NFC");
  return hashing.runExclusive(() =>
    derive("argon2id", { message, nonce: salt, memory, passes, parallelism, tagLength }),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

function parse(hash: string): Cost & { salt: Buffer; tag: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) throw new StoreError("password-hash-damaged");
  const [, memory, passes, parallelism, salt = "", tag = ""] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
