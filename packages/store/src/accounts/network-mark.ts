import { createHmac } from "node:crypto";
import { assertFound } from "../base/assert-found.ts";
import type { Database } from "../schema/tables.ts";
import { ownKey } from "./own-database.ts";

/** Hexadecimal digits of a mark: enough to tell a site's few networks apart. */
const markLength = 12;

/**
 * A mark that is the same for the same network, inside a write. It does not reveal the address: the key is in no export.
 */
export async function networkMark(db: Database, network: string): Promise<string> {
  const key = assertFound(await ownKey(db), "saved-revision-missing");
  return createHmac("sha256", Buffer.from(key, "hex")).update(network).digest("hex").slice(0, markLength);
}
