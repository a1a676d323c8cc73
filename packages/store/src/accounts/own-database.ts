import { randomBytes } from "node:crypto";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { authorOf, type SystemActor } from "./actor.ts";

export interface OwnDatabase {
  /** Whether a server has begun with this database since it was made or imported. */
  isOwn(): Promise<boolean>;
  /** Notes that a server has started with it: its content was made or checked here. */
  makeOwn(actor: SystemActor): Promise<void>;
}

export function openOwnDatabase({ engine }: Context): OwnDatabase {
  return {
    isOwn: () => engine.read(async (db) => (await readKey(db)) !== undefined),
    async makeOwn(actor) {
      authorOf(actor);
      await engine.write(addKey);
    },
  };
}

/** The key of the marks for networks. It is in no export, and is made when it is missing. */
export async function ownKey(db: Database): Promise<string | undefined> {
  await addKey(db);
  return readKey(db);
}

async function readKey(db: Database): Promise<string | undefined> {
  return (await db.selectFrom("network_key").select("value").executeTakeFirst())?.value;
}

async function addKey(db: Database): Promise<void> {
  await db
    .insertInto("network_key")
    .values({ slot: 1, value: randomBytes(32).toString("hex") })
    .onConflict((on) => on.doNothing())
    .execute();
}
