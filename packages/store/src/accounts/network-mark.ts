import { createHmac, randomBytes } from "node:crypto";
import { assertFound } from "../base/assert-found.ts";
import type { Database } from "../schema/tables.ts";

/** Hexadecimal digits of a mark: enough to tell a site's few networks apart. */
const markLength = 12;

/**
 * A mark that is the same for the same network, inside a write. It names no place: without the key, which is in no
 * export, nothing leads from it to an address.
 */
export async function networkMark(db: Database, network: string): Promise<string> {
  await db
    .insertInto("network_key")
    .values({ slot: 1, value: randomBytes(32).toString("hex") })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await db.selectFrom("network_key").select("value").executeTakeFirst();
  const { value } = assertFound(row, "saved-revision-missing");
  return createHmac("sha256", Buffer.from(value, "hex")).update(network).digest("hex").slice(0, markLength);
}
