import { setTimeout as delay } from "node:timers/promises";
import { setUp } from "@consultorio/testkit/server/administrator";
import { type Instances, startInstances } from "@consultorio/testkit/server/instances";
import { Editor } from "../editor.ts";
import type { Fault, Figure } from "../fault.ts";
import { percentile } from "../percentile.ts";
import { answerOf, publicPages } from "../public-pages.ts";
import { publishUpload, uploadsOn } from "../uploaded-picture.ts";

const stops = 10;
/** How long the database is there before each stop, and away after it, in milliseconds. */
const [there, away] = [2_000, 2_000];

export const fault: Fault = {
  id: "R2",
  title: `PostgreSQL se corta de golpe (kill -9) ${stops} veces bajo carga`,
  promise:
    "Ninguna página falla ni cambia, tampoco las imágenes subidas que muestra; se vuelve a guardar en menos de 3 segundos; el proceso no termina.",
  minutes: 15,
  async run(tell) {
    await using instances = await startInstances(1);
    return await killUnderLoad(instances, tell);
  },
};

async function killUnderLoad(instances: Instances, tell: (line: string) => void): Promise<Figure[]> {
  const administrator = await setUp(instances);
  const editor = new Editor(administrator);
  await publishUpload(administrator);
  const pages = await publicPages(instances);
  const uploads = uploadsOn(pages);
  const paths = [...pages.keys(), ...uploads, "/no-existe"];
  const answers = await Promise.all(
    paths.map(async (path) => [path, await answerOf(instances, path)] as const),
  );
  const done = new AbortController();
  const seen = { pages: 0, failed: 0, changed: 0, saved: 0, refused: 0, other: 0 };
  const visits = [0, 1].map((visitor) => visit(instances, answers, { visitor, seen, done: done.signal }));
  const saves = saveOn(editor, seen, done.signal);
  const back: number[] = [];
  for (let stop = 1; stop <= stops; stop += 1) {
    await delay(there);
    await instances.postgres.kill();
    await delay(away);
    await instances.postgres.restart();
    back.push(await untilSaved(seen));
    tell(`${stop}: se vuelve a guardar ${Math.round(back.at(-1) ?? 0)} ms después`);
  }
  done.abort();
  await Promise.all([...visits, saves]);
  const inSeconds = (share: number) => Math.round(percentile(back, share) / 10) / 100;
  return [
    { name: "páginas pedidas", value: seen.pages, unit: "páginas", least: 1000 },
    { name: "páginas que fallaron (5xx o sin respuesta)", value: seen.failed, unit: "páginas", limit: 0 },
    { name: "páginas que cambiaron", value: seen.changed, unit: "páginas", limit: 0 },
    { name: "archivos de una imagen subida entre ellas", value: uploads.length, unit: "archivos", least: 1 },
    { name: "se vuelve a guardar, mediana", value: inSeconds(50), unit: "s", limit: 3 },
    { name: "se vuelve a guardar, el peor", value: inSeconds(100), unit: "s", limit: 3 },
    { name: "guardados confirmados", value: seen.saved, unit: "guardados", least: stops },
    { name: "rechazados con 503 mientras no estaba", value: seen.refused, unit: "guardados" },
    { name: "guardados con otra respuesta", value: seen.other, unit: "guardados", limit: 0 },
    { name: "procesos que terminaron", value: instances.servers.filter(hasEnded).length, unit: "", limit: 0 },
  ];
}

type Seen = Record<"pages" | "failed" | "changed" | "saved" | "refused" | "other", number>;

async function visit(
  instances: Instances,
  answers: readonly (readonly [path: string, answer: string])[],
  { visitor, seen, done }: { visitor: number; seen: Seen; done: AbortSignal },
): Promise<void> {
  for (let turn = visitor; !done.aborted; turn += 1) {
    const [path = "/", expected] = answers[turn % answers.length] ?? [];
    const answer = await answerOf(instances, path).catch(() => "599");
    seen.pages += 1;
    if (answer.startsWith("5")) seen.failed += 1;
    else if (answer !== expected) seen.changed += 1;
  }
}

async function saveOn(editor: Editor, seen: Seen, done: AbortSignal): Promise<void> {
  while (!done.aborted) {
    const { status } = await editor.save(`Guardado ${seen.saved + 1}`);
    if (status === 200) seen.saved += 1;
    else if (status === 503) seen.refused += 1;
    else seen.other += 1;
  }
}

/** How long it takes from now until one more save is acknowledged, in milliseconds. */
async function untilSaved(seen: Seen): Promise<number> {
  const start = performance.now();
  const before = seen.saved;
  while (seen.saved === before) {
    if (performance.now() - start > 60_000) throw new Error("Nothing is saved a minute after the restart.");
    await delay(5);
  }
  return performance.now() - start;
}

function hasEnded({ pid }: { pid: number }): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}
