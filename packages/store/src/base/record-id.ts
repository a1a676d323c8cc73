import { randomBytes } from "node:crypto";

let sequence = 0;

/** A new id that sorts by time: milliseconds, a counter for ids of the same millisecond, 64 random bits; hexadecimal. */
export function recordId(now: Date): string {
  sequence = (sequence + 1) % 0x10000;
  const time = now.getTime().toString(16).padStart(12, "0");
  return `${time}${sequence.toString(16).padStart(4, "0")}${randomBytes(8).toString("hex")}`;
}
