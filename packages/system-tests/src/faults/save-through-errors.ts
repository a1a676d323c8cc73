// Saves some times whatever the disk answers, and prints the result of each save.
import { bundledSite } from "@consultorio/content/data";
import { openStore, StoreError, system } from "@consultorio/store";

const [, , url = "", times = "0"] = process.argv;

try {
  const store = await openStore(url);
  for (let save = 1; save <= Number(times); save += 1) await trySave(store, save);
  await store.close();
} catch (error) {
  say(error);
}

async function trySave(store: Awaited<ReturnType<typeof openStore>>, number: number): Promise<void> {
  try {
    const base = (await store.draft())?.version ?? 0;
    const documents = base === 0 ? bundledSite : { testimonials: [`Guardado ${number}`] };
    const { version } = await store.save(system, { documents, base });
    process.stdout.write(`saved ${version}\n`);
  } catch (error) {
    say(error);
  }
}

function say(error: unknown): void {
  process.stdout.write(error instanceof StoreError ? `refused ${error.code}\n` : `unexpected ${error}\n`);
}
