import { openStore } from "../src/index.ts";

// Opens a database, which creates its schema when it is empty, and closes it.
const [, , url = ""] = process.argv;
const store = await openStore(url);
await store.close();
