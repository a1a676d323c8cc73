import { openStore, StoreError } from "../src/index.ts";

// Opens a database and prints the result. Permissions do not stop root, so the rest runs as a user without files, once
// everything is imported: that user may not be able to read this folder.
if (process.getuid?.() === 0) process.setuid?.(65_534);

const [, , url = ""] = process.argv;
try {
  const store = await openStore(url);
  await store.close();
  process.stdout.write("abierta\n");
} catch (error) {
  process.stdout.write(error instanceof StoreError ? `${error.code}: ${error.message}\n` : `${error}\n`);
}
