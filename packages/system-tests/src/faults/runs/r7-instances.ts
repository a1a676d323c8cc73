import { setTimeout as delay } from "node:timers/promises";
import { type Administrator, type Answer, setUp } from "@consultorio/testkit/server/administrator";
import { type Instances, startInstances } from "@consultorio/testkit/server/instances";
import pg from "pg";
import { z } from "zod";
import { Editor } from "../editor.ts";
import type { Fault, Figure } from "../fault.ts";
import { percentile } from "../percentile.ts";

const publishes = 200;
const moves = 40;
const cutMoves = 20;
const instanceCount = 3;
/** How soon all of them are to show a move, in milliseconds. */
const soon = 250;
/** Between two looks at an instance, in milliseconds: a poll without a pause takes the time that is measured. */
const look = 10;

export const fault: Fault = {
  id: "R7",
  title: `Tres servidores sobre un PostgreSQL; uno publica ${publishes} veces y vuelve ${moves} veces a una publicación anterior, y ${cutMoves} más con los avisos cortados`,
  promise:
    "De cada 100 publicaciones, 99 se ven en los tres en un cuarto de segundo desde que la base las confirma, y todas en un segundo; con los avisos cortados, en dos. Ninguno muestra lo viejo después de lo nuevo.",
  minutes: 45,
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
    if (turn % 10 === 0) tell(`${turn} publicaciones nuevas`);
  }
  const published = publishing.takeDelays();
  for (let turn = 1; turn <= moves; turn += 1) await publishing.goBack(turn);
  const moved = publishing.takeDelays();
  tell(`${moves} vueltas a una anterior`);
  const mend = publishing.cutMessages();
  for (let turn = 1; turn <= cutMoves; turn += 1) await publishing.goBack(turn);
  await mend();
  const cut = publishing.takeDelays();
  return [
    ...delayFigures({ published, moved, cut }),
    { name: "lo viejo después de lo nuevo", value: publishing.old, unit: "respuestas", limit: 0 },
    { name: "respuestas vistas", value: publishing.seen, unit: "respuestas", least: publishes + moves },
  ];
}

function delayFigures(delays: Record<"published" | "moved" | "cut", Delay[]>): Figure[] {
  const ms = (values: readonly number[], share: number) => Math.round(percentile(values, share));
  const sinceCommit = (some: readonly Delay[]) => some.map(({ commit }) => commit);
  const published = sinceCommit(delays.published);
  const moved = sinceCommit(delays.moved);
  const cut = sinceCommit(delays.cut);
  const sinceAnswer = delays.published.map(({ answer }) => answer);
  return [
    {
      name: "publicaciones vistas en los tres",
      value: published.length,
      unit: "publicaciones",
      least: publishes,
    },
    { name: "desde que se confirman, p99", value: ms(published, 99), unit: "ms", limit: soon },
    { name: "desde que se confirman, mediana", value: ms(published, 50), unit: "ms" },
    { name: "desde que se confirman, la peor", value: ms(published, 100), unit: "ms", limit: 1_000 },
    {
      name: "desde que quien publica tiene su respuesta, p99",
      value: ms(sinceAnswer, 99),
      unit: "ms",
      limit: soon,
    },
    { name: "vueltas a una anterior, p99", value: ms(moved, 99), unit: "ms", limit: soon },
    { name: "con los avisos cortados, el peor", value: ms(cut, 100), unit: "ms", limit: 2_000 },
    { name: "con los avisos cortados, mediana", value: ms(cut, 50), unit: "ms" },
  ];
}

/** Milliseconds until the last instance shows a move. */
interface Delay {
  /** From the moment that PostgreSQL tells of it, which it does when it is committed. */
  commit: number;
  /** From its answer; 0 where all showed it before. */
  answer: number;
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
  #delays: Delay[] = [];

  constructor(instances: Instances, watch: pg.Client, owner: Administrator) {
    this.#instances = instances;
    this.#watch = watch;
    this.#owner = owner;
    this.#editor = new Editor(owner);
  }

  /** The delay of each move since this was asked before. */
  takeDelays(): Delay[] {
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
    const notified = new Promise<number>((resolve) => {
      this.#watch.once("notification", () => resolve(performance.now()));
    });
    const moving = move();
    const answered = moving.then(() => performance.now());
    // A refused move is never announced.
    const start = await Promise.race([notified, moving.then(accepted).then(() => notified)]);
    const indexes = Array.from({ length: instanceCount }, (_, index) => index);
    const shown = await Promise.all(indexes.map((index) => this.#untilShown(index, title)));
    const last = Math.max(...shown);
    this.#delays.push({ commit: last - start, answer: Math.max(0, last - (await answered)) });
    const answer = await moving;
    for (const index of indexes) await this.#countOld(index, title);
    return answer;
  }

  /** When an instance first shows a title; the answers right after that are looked at, too. */
  async #untilShown(index: number, title: string): Promise<number> {
    const deadline = performance.now() + 30_000;
    while (!(await this.#shows(index, title))) {
      if (performance.now() > deadline) throw new Error(`Instance ${index} does not show «${title}».`);
      await delay(look);
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
