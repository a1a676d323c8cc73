import { openStore, system, VersionConflict } from "../src/index.ts";
import { documentsWith } from "./documents.ts";

// Saves the given number of times, and tries again from the newest version when another process was faster.
const [, , url = "", times = ""] = process.argv;
const store = await openStore(url);
let saved = 0;
while (saved < Number(times)) {
  const base = (await store.draft())?.version ?? 0;
  try {
    await store.save(system, { documents: documentsWith(`proceso ${process.pid}, ${saved}`), base });
    saved += 1;
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
  }
}
await store.close();
