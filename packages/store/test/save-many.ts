import { openStore, system, VersionConflict } from "../src/index.ts";
import { documentsSaying } from "./documents.ts";

// Saves so many times, starting over from the newest version whenever another process was faster.
const [, , url = "", times = ""] = process.argv;
const store = await openStore(url);
let saved = 0;
while (saved < Number(times)) {
  const base = (await store.draft())?.version ?? 0;
  try {
    await store.save(system, { documents: documentsSaying(`proceso ${process.pid}, ${saved}`), base });
    saved += 1;
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
  }
}
await store.close();
