import { openStore, system } from "../src/index.ts";
import { documentsWith } from "./documents.ts";

// Saves one version after the other, and prints each version after it is acknowledged. After the version `last`, where one is
// named, it waits.
const [, , url = "", last = "Infinity"] = process.argv;
const store = await openStore(url);
let base = (await store.draft())?.version ?? 0;
while (base < Number(last)) {
  const revision = await store.save(system, { documents: documentsWith(`versión ${base + 1}`), base });
  base = revision.version;
  process.stdout.write(`${base}\n`);
}
setInterval(() => {}, 60_000);
