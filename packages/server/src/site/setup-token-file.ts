import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Store } from "@consultorio/store";
import { dataFolder } from "../process/config.ts";

/**
 * The file with the first administrator's token, for operators who cannot see what the server prints; readable by its own user
 * alone. It is gone as soon as the token is used.
 */
export class SetupTokenFile {
  readonly path: string;

  /** The file lies beside an SQLite database, and in the project's `data` for any other. */
  constructor(databaseUrl: string) {
    const database = databaseUrl.match(/^sqlite:(.+)$/)?.[1];
    const folder = database === undefined ? dataFolder : dirname(database);
    this.path = join(folder, "setup-token");
  }

  /** Keeps a token; null says that there is none to keep any more. */
  async keep(token: string | null): Promise<void> {
    // An existing file would keep its mode.
    await rm(this.path, { force: true });
    if (token === null) return;
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, `${token}\n`, { mode: 0o600, flag: "wx" });
  }

  /** The store, with the file removed once its token has made the first administrator. */
  watched(store: Store): Store {
    return {
      ...store,
      createFirstUser: async (request) => {
        const made = await store.createFirstUser(request);
        if ("user" in made) await this.keep(null);
        return made;
      },
    };
  }
}
