// `pnpm bench`: measures the built site on this machine, beside references. Names of parts as
// arguments (`load`, `pages`, `admin`, `looks`, `publishing`) run only those.
import { join } from "node:path";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { describeMachine } from "../machine/machine.ts";
import { measureAdmin } from "./admin.ts";
import { measureLife } from "./life.ts";
import { measureLooks } from "./looks.ts";
import { measurePages } from "./pages.ts";
import { measurePublishing } from "./publishing.ts";
import { settings } from "./settings.ts";
import { measureThroughput } from "./throughput.ts";

const wanted = process.argv.slice(2);
const runs = (part: string) => wanted.length === 0 || wanted.includes(part);
const folder = await temporaryFolder();

console.log(`Consultorio, ${new Date().toISOString().slice(0, 10)}`);
console.log(describeMachine());
try {
  if (["load", "pages", "admin"].some(runs))
    await measureLife(join(folder.path, "site.db"), async (server) => {
      if (runs("load")) await measureThroughput(server, folder.path);
      if (runs("pages")) await measurePages(server.origin);
      if (runs("admin")) await measureAdmin(server.origin);
    });
  if (runs("publishing")) await measurePublishing(folder.path);
  if (runs("looks")) await measureLooks(join(folder.path, "looks.db"));
} finally {
  await folder.remove();
}
console.log(
  "\n✗ misses its budget. Rounds, seconds and runs are set by BENCH_ROUNDS, BENCH_SECONDS and BENCH_RUNS;",
);
console.log(`here ${settings.rounds}, ${settings.seconds} and ${settings.runs}. The median counts.`);
