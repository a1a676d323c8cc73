import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { openStore, StoreError } from "../src/index.ts";

// Opens a database while the process may open only a few files more, from none to twenty, and prints each result.
const [, , url = ""] = process.argv;
// Modules that are loaded at the first use would need files too.
await (await openStore(url)).close();
for (let free = 0; free <= 20; free += 1) {
  const open = openAll();
  for (const descriptor of open.splice(0, free)) closeSync(descriptor);
  const result = await openStore(url).then(
    async (store) => {
      await store.close();
      return "opened";
    },
    (error: unknown) => (error instanceof StoreError ? error.code : String(error)),
  );
  for (const descriptor of open) closeSync(descriptor);
  process.stdout.write(`${result}\n`);
}

/** Opens files until the system refuses one more. */
function openAll(): number[] {
  const open: number[] = [];
  for (;;) {
    try {
      open.push(openSync(devNull, "r"));
    } catch {
      return open;
    }
  }
}
