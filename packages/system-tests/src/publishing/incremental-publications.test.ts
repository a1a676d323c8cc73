import { parseSite, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { smallSite } from "@consultorio/testkit/server/small-site";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ComparedPublications } from "./compared-publications.ts";
import { siteChange } from "./site-changes.ts";

const folder = await temporaryFolder();
const compared = new ComparedPublications(folder.path);
let site: Site = structuredClone(isLong ? bundledSite : smallSite);

beforeAll(async () => {
  await compared.moveClock(0);
  expect(await compared.publish(site)).toMatchObject({ differences: [], failed: false });
});

afterAll(async () => {
  await compared.close();
  await folder.remove();
});

it("makes those pages anew that show a changed word, and none where nothing changed", async () => {
  expect((await compared.publish(site)).made).toEqual([]);
  const next = structuredClone(site);
  const [service] = next.services;
  if (service) service.preparation = [...(service.preparation ?? []), "Ven en ayunas."];
  const { made, differences } = await compared.publish(next);
  expect({ made, differences }).toEqual({ made: [`/servicios/${service?.id}`, "/buscar"], differences: [] });
  site = next;
});

const step = fc.record({
  changes: fc.array(siteChange, { minLength: 0, maxLength: 3 }),
  days: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(20) }),
  forgets: fc.nat(4).map((die) => die === 0),
  goesBack: fc.nat(7).map((die) => die === 0),
});

it("publishes what a publication of all pages publishes, byte for byte, after any change", {
  timeout: 3_600_000,
}, async () => {
  const counts = { published: 0, failed: 0, kept: 0, made: 0 };
  const steps = fc.sample(step, { numRuns: isLong ? 60 : 6, seed: 97 });
  for (const { changes, days, forgets, goesBack } of steps) {
    if (days > 0) await compared.moveClock(days);
    if (forgets) await compared.forget();
    const [earlier] = compared.publications.slice(-3);
    if (goesBack && earlier) compared.goBack(earlier);
    const next = structuredClone(site);
    for (const change of changes) {
      const before = structuredClone(next);
      change.apply(next, compared.day);
      if (!parseSite({ ...next }).ok) Object.assign(next, before);
    }
    const names = changes.map(({ name }) => name);
    const { differences, made, kept, failed } = await compared.publish(next);
    expect({ differences, names, days, forgets, goesBack }).toMatchObject({ differences: [] });
    counts[failed ? "failed" : "published"] += 1;
    counts.made += made.length;
    counts.kept += kept;
    if (!failed) site = next;
  }
  console.log(counts);
  expect(counts.published).toBeGreaterThan(steps.length / 2);
  expect(counts.kept).toBeGreaterThan(counts.made / 4);
});
