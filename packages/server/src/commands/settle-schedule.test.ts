import { join } from "node:path";
import { bundledSite } from "@consultorio/content/data";
import { openStore, system } from "@consultorio/store";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it, onTestFinished } from "vitest";
import { settleSchedule } from "./settle-schedule.ts";

const hour = 3_600_000;

/** A store in which a publication was scheduled two hours ago for some hours later; its clock is moved by hand. */
async function scheduledStore(hours: number) {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const clock = { time: Date.now() - 2 * hour };
  const now = () => new Date(clock.time);
  const store = await openStore(`sqlite:${join(folder.path, "site.db")}`, { now });
  onTestFinished(() => store.close());
  const { id } = await store.save(system, { documents: bundledSite, base: 0 });
  await store.schedulePublication(system, {
    revisionId: id,
    due: new Date(clock.time + hours * hour),
  });
  clock.time = Date.now();
  return store;
}

const cancelled =
  /^\nPublicación programada: versión 1, para el .+\. Su hora ya pasó, así que se canceló\. Si todavía vale, publícala en el editor\.$/;

it("cancels a publication that came due after the copy was made, and says so once", async () => {
  const store = await scheduledStore(1);
  expect(await settleSchedule(store)).toMatch(cancelled);
  expect(await store.schedule()).toMatchObject([{ state: "cancelled" }]);
  expect(await store.claimScheduled(system)).toBeNull();
  expect(await settleSchedule(store)).toBe("");
});

it("cancels a publication that was rendered while the copy was made", async () => {
  const store = await scheduledStore(1);
  expect(await store.claimScheduled(system)).not.toBeNull();
  expect(await settleSchedule(store)).toMatch(cancelled);
  expect(await store.schedule()).toMatchObject([{ state: "cancelled" }]);
});

it("leaves a publication that is not due yet, and says so", async () => {
  const store = await scheduledStore(3);
  expect(await settleSchedule(store)).toMatch(
    /^\nPublicación programada: versión 1, para el .+\. Si ya no vale, cancélala en Publicar\.$/,
  );
  expect(await store.schedule()).toMatchObject([{ state: "pending" }]);
});
