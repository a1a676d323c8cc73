import { openStore } from "../src/index.ts";

// Opens a database, which makes its schema when it is empty, and leaves.
const [, , url = ""] = process.argv;
const store = await openStore(url);
await store.close();
