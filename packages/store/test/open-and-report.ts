import { openStore, StoreError } from "../src/index.ts";

// Opens a database and prints the result.
const [, , url = ""] = process.argv;
try {
  const store = await openStore(url);
  await store.close();
  process.stdout.write("abierta\n");
} catch (error) {
  process.stdout.write(error instanceof StoreError ? `${error.code}: ${error.message}\n` : `${error}\n`);
}
