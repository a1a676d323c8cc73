import { openStore, system } from "../src/index.ts";
import { documentsSaying } from "./documents.ts";

// Saves one version after the other, and says each version once it is acknowledged.
const [, , url = ""] = process.argv;
const store = await openStore(url);
let base = (await store.draft())?.version ?? 0;
for (;;) {
  const revision = await store.save(system, { documents: documentsSaying(`versión ${base + 1}`), base });
  base = revision.version;
  process.stdout.write(`${base}\n`);
}
