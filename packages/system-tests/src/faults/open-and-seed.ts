// Prepares the database as a start does before it serves: the schema, and the first content.

import { seed } from "@consultorio/server/site/first-start";
import { openStore } from "@consultorio/store";

const [, , url = ""] = process.argv;
const store = await openStore(url);
await seed(store);
await store.close();
