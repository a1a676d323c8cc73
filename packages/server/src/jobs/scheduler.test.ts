import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundledSite } from "@consultorio/content/data";
import { PublishBusy, PublishFailed } from "@consultorio/publishing/publish-error";
import type { PublishOptions } from "@consultorio/publishing/publisher";
import { openStore, type Store, StoreError, system } from "@consultorio/store";
import { isLong } from "@consultorio/testkit/long-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followSchedule } from "./scheduler.ts";

let folder: string;
let store: Store;
let clock: number;
let end: (() => Promise<void>) | undefined;

beforeEach(async () => {
  clock = Date.parse("2026-11-20T12:00:00Z");
  folder = await mkdtemp(join(tmpdir(), "consultorio-schedule-"));
  store = await openStore(`sqlite:${join(folder, "site.db")}`, { now: () => new Date(clock) });
});

afterEach(async () => {
  await end?.();
  end = undefined;
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const save = (base: number) => store.save(system, { documents: { ...bundledSite }, base });

/** A publisher that only records the requested publications. */
function fakePublisher(...refusals: Error[]) {
  return publisherThatSays(null, refusals);
}

function publisherThatSays(notice: string | null, refusals: Error[] = []) {
  return {
    publish: vi.fn(async (_actor: unknown, { revisionId = "", scheduleId }: PublishOptions = {}) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const made = await store.createPublication(system, { revisionId, pages: new Map(), scheduleId });
      return { ...made, notice };
    }),
  };
}

async function schedule(revisionId: string) {
  await store.schedulePublication(system, { revisionId, due: new Date(clock + 60_000) });
  clock += 60_000;
}

function start(publisher: ReturnType<typeof fakePublisher>) {
  const onProblem = vi.fn();
  end = followSchedule({ store, publisher, onProblem });
  return onProblem;
}

const state = async () => (await store.schedule())[0]?.state;

describe("a scheduled publication", () => {
  it("is published after its time also when no server ran at that minute", async () => {
    const { id } = await save(0);
    await schedule(id);
    clock += 24 * 3_600_000;
    const publisher = fakePublisher();
    start(publisher);
    await expect.poll(state).toBe("done");
    expect(publisher.publish).toHaveBeenCalledExactlyOnceWith(system, {
      revisionId: id,
      scheduleId: expect.any(String),
    });
  });

  it.each([
    ["a publish by hand that is under way", new PublishBusy()],
    ["another instance that was faster", new StoreError("publication-overtaken")],
    ["a database that is away", new StoreError("postgres-unreachable", { server: "db:5432" })],
  ])("waits for %s", async (_what, refusal) => {
    const { id } = await save(0);
    await schedule(id);
    const publisher = fakePublisher(refusal);
    start(publisher);
    await expect.poll(state, { timeout: 5_000 }).toBe("done");
    expect(publisher.publish).toHaveBeenCalledTimes(2);
  });

  it("is done though the process died before it could say so", async () => {
    const { id } = await save(0);
    await schedule(id);
    const claimed = await store.claimScheduled(system);
    await store.createPublication(system, { revisionId: id, pages: new Map(), scheduleId: claimed?.id });
    clock += 3_600_000;
    const publisher = fakePublisher();
    start(publisher);
    expect(await state()).toBe("done");
    await end?.();
    expect(publisher.publish).not.toHaveBeenCalled();
  });

  it("records why it failed, and is not repeated for ever", async () => {
    const { id } = await save(0);
    await schedule(id);
    start(fakePublisher(new PublishFailed([{ path: "/contacto", message: "falta el título." }])));
    await expect.poll(state).toBe("failed");
    expect((await store.schedule())[0]?.detail).toContain("/contacto: falta el título.");
    expect(await store.claimScheduled(system)).toBeNull();
  });

  it.runIf(isLong)(
    "is tried once more after an error that nobody expected, and then says that it failed",
    async () => {
      const { id } = await save(0);
      await schedule(id);
      const killed = new Error("The process that renders publications ended with SIGKILL.");
      const onProblem = start(fakePublisher(killed, killed));
      await expect.poll(() => onProblem.mock.calls).toEqual([[killed]]);
      expect(await state()).toBe("running");
      clock += 11 * 60_000;
      await expect.poll(state, { timeout: 10_000 }).toBe("failed");
      expect((await store.schedule())[0]?.detail).toBe(
        "Algo falló en el servidor; el sitio sigue como estaba. Publica tú, o avisa a quien cuida el servidor.",
      );
      expect(onProblem).toHaveBeenCalledTimes(2);
    },
  );

  it("keeps the warnings of its publication", async () => {
    const { id } = await save(0);
    await schedule(id);
    start(publisherThatSays("No se pudo avisar a la caché."));
    await expect
      .poll(async () => (await store.schedule())[0])
      .toMatchObject({ state: "done", detail: "No se pudo avisar a la caché." });
  });

  it("does not replace a newer version that was published meanwhile", async () => {
    const old = await save(0);
    await schedule(old.id);
    const newer = await save(1);
    await store.createPublication(system, { revisionId: newer.id, pages: new Map() });
    const publisher = fakePublisher();
    start(publisher);
    await expect.poll(state).toBe("failed");
    expect((await store.schedule())[0]?.detail).toBe(
      "No se publicó: antes se publicó una versión más nueva (la 2).",
    );
    expect(publisher.publish).not.toHaveBeenCalled();
  });
});
