import { openStore } from "../src/index.ts";

// Opens a store as a server does, prints that, and keeps it open.
const [, , url = ""] = process.argv;
await openStore(url, { server: true });
process.stdout.write("abierta\n");
setInterval(() => {}, 60_000);
