import { openStore } from "../src/index.ts";

// Opens a store as a server does, says so, and stays.
const [, , url = ""] = process.argv;
await openStore(url, { server: true });
process.stdout.write("abierta\n");
setInterval(() => {}, 60_000);
