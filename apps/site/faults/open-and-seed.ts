// What a start does to the database before it serves: the schema, and the first content.
import { openStore } from "@consultorio/store";
import { seed } from "../server/first-start.ts";

const [, , url = ""] = process.argv;
const store = await openStore(url);
await seed(store);
await store.close();
