import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { type Administrator, type Answer, setUp } from "../test/administrator.ts";
import { type Instances, startInstances } from "../test/instances.ts";
import { Editor } from "./editor.ts";
import type { Fault, Figure } from "./fault.ts";
import { percentile } from "./percentile.ts";

const publishes = 12;
const moves = 188;
const cutMoves = 20;
const instanceCount = 3;

export const fault: Fault = {
  id: "R7",
  title: `Tres servidores sobre un PostgreSQL; uno publica ${publishes + moves} veces: ${publishes} publicaciones nuevas y ${moves} vueltas a una anterior, y ${cutMoves} más con los avisos cortados`,
  promise: "Todos muestran lo nuevo en un cuarto de segundo, y ninguno lo viejo después de lo nuevo.",
  minutes: 30,
  async run(tell) {
    const instances = await startInstances(instanceCount);
    const watch = new pg.Client({ connectionString: instances.database });
    try {
      await watch.connect();
      await watch.query("listen consultorio_live");
      return await publishOften(new Publishing(instances, watch, await setUp(instances)), tell);
    } finally {
      await watch.end();
      await instances.stop();
    }
  },
};

async function publishOften(publishing: Publishing, tell: (line: string) => void): Promise<Figure[]> {
  for (let turn = 1; turn <= publishes; turn += 1) {
    await publishing.publish(`Lo que se publicó en la vuelta ${100 + turn}`);
    tell(`${turn} publicaciones nuevas`);
  }
  const published = publishing.takeDelays();
  for (let turn = 1; turn <= moves; turn += 1) await publishing.goBack(turn);
  const moved = publishing.takeDelays();
  tell(`${moves} vueltas a una anterior`);
  const mend = publishing.cutMessages();
  for (let turn = 1; turn <= cutMoves; turn += 1) await publishing.goBack(turn);
  await mend();
  const cut = publishing.takeDelays();
  const ms = (delays: readonly number[], share: number) => Math.round(percentile(delays, share));
  const all = [...published, ...moved];
  return [
    { name: "publicado y visto en los tres, p99", value: ms(all, 99), unit: "ms", limit: 250 },
    { name: "mediana", value: ms(all, 50), unit: "ms" },
    { name: "el peor", value: ms(all, 100), unit: "ms" },
    { name: "publicaciones nuevas, el peor", value: ms(published, 100), unit: "ms" },
    { name: "con los avisos cortados, el peor", value: ms(cut, 100), unit: "ms", limit: 2_000 },
    { name: "con los avisos cortados, mediana", value: ms(cut, 50), unit: "ms" },
    { name: "lo viejo después de lo nuevo", value: publishing.old, unit: "respuestas", limit: 0 },
    { name: "respuestas vistas", value: publishing.seen, unit: "respuestas", least: all.length },
  ];
}

const made = z.object({ id: z.string() });

/** Publishes on one instance, and looks at all of them from the moment that PostgreSQL tells of the move. */
class Publishing {
  /** Answers that showed what was there before, after the same instance had shown what is new. */
  old = 0;
  seen = 0;
  readonly #instances: Instances;
  readonly #watch: pg.Client;
  readonly #owner: Administrator;
  readonly #editor: Editor;
  readonly #published: { id: string; title: string }[] = [];
  #delays: number[] = [];

  constructor(instances: Instances, watch: pg.Client, owner: Administrator) {
    this.#instances = instances;
    this.#watch = watch;
    this.#owner = owner;
    this.#editor = new Editor(owner);
  }

  /** Milliseconds from each move until the last instance showed it, since this was asked before. */
  takeDelays(): number[] {
    const delays = this.#delays;
    this.#delays = [];
    return delays;
  }

  async publish(title: string): Promise<void> {
    await this.#editor.save(title);
    const { body } = await this.#timed(title, () => this.#editor.publish());
    this.#published.push({ ...made.parse(body), title });
  }

  /** Makes one of the stored publications public: the newest and the others in turn, so that each is a change. */
  async goBack(turn: number): Promise<void> {
    const older = this.#published.slice(0, -1);
    const target = turn % 2 === 0 ? this.#published.at(-1) : older[turn % older.length];
    if (target === undefined) throw new Error("There is nothing to go back to.");
    const path = `/api/publications/${target.id}/live`;
    await this.#timed(target.title, () => this.#owner.call(path, { method: "POST" }));
  }

  /** Ends the connections for messages as fast as they are made, until the answer is called. */
  cutMessages(): () => Promise<void> {
    const done = new AbortController();
    const cutting = (async () => {
      while (!done.signal.aborted) {
        await this.#watch.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where query ilike 'listen%' and application_name = 'consultorio'`,
        );
        await delay(20);
      }
    })();
    return () => {
      done.abort();
      return cutting;
    };
  }

  async #timed(title: string, move: () => Promise<Answer>): Promise<Answer> {
    const told = new Promise<number>((resolve) => {
      this.#watch.once("notification", () => resolve(performance.now()));
    });
    const moving = move();
    // A move that is refused is never told of.
    const start = await Promise.race([told, moving.then(accepted).then(() => told)]);
    const indexes = Array.from({ length: instanceCount }, (_, index) => index);
    const shown = await Promise.all(indexes.map((index) => this.#untilShown(index, title)));
    this.#delays.push(Math.max(...shown) - start);
    const answer = await moving;
    for (const index of indexes) await this.#countOld(index, title);
    return answer;
  }

  /** When an instance first shows a title; the answers right after that are looked at, too. */
  async #untilShown(index: number, title: string): Promise<number> {
    const deadline = performance.now() + 30_000;
    while (!(await this.#shows(index, title))) {
      if (performance.now() > deadline) throw new Error(`Instance ${index} does not show «${title}».`);
      await delay(2);
    }
    const shown = performance.now();
    for (let again = 0; again < 3; again += 1) await this.#countOld(index, title);
    return shown;
  }

  async #countOld(index: number, title: string): Promise<void> {
    if (!(await this.#shows(index, title))) this.old += 1;
  }

  async #shows(index: number, title: string): Promise<boolean> {
    const page = await (await this.#instances.ask(index, "/")).text();
    this.seen += 1;
    return page.includes(title);
  }
}

function accepted({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`The move answered ${status}: ${JSON.stringify(body)}`);
}
