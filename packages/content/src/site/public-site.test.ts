import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { publicSite, shownSite } from "./public-site.ts";
import { siteRoutes } from "./route.ts";

const { siteContent } = bundledSite;

/** A note about an upload. */
const note = (path: string) => ({ path, alt: "Una pierna", decorative: false, focusX: 50, focusY: 50 });

test("the public site is the bundled one without the entries that are switched off", () => {
  const site = publicSite(bundledSite);
  expect(site.services).toEqual(bundledSite.services);
  expect(Object.keys(site.siteContent)).toEqual(Object.keys(siteContent));
  expect(JSON.stringify(site)).not.toContain('"visible":false');
});

test("leaves out an entry that is switched off, at any depth", () => {
  const [first, ...others] = siteContent.payments.methods;
  if (!first) throw new Error("The bundled site has methods of payment.");
  const methods = [{ ...first, visible: false, name: "Trueque" }, ...others];
  const payments = { ...siteContent.payments, methods };
  const site = publicSite({ ...bundledSite, siteContent: { ...siteContent, payments } });
  expect(JSON.stringify(site)).not.toContain("Trueque");
  expect(site.siteContent.payments.methods).toEqual(others.filter(({ visible }) => visible));
});

test("leaves out the note about an upload that is on no page", () => {
  const [used, unused, inHidden] = ["/media/a-2x2.webp", "/media/b-2x2.webp", "/media/c-2x2.webp"];
  const [first, second, ...services] = bundledSite.services;
  if (!first || !second) throw new Error("The bundled site has services.");
  const site = publicSite({
    ...bundledSite,
    services: [
      { ...first, imageHome: used },
      { ...second, imageHome: inHidden, visible: false },
      ...services,
    ],
    siteContent: { ...siteContent, pictures: [note(used), note(unused), note(inHidden)] },
  });
  expect(site.siteContent.pictures).toEqual([note(used)]);
  expect(JSON.stringify(site)).not.toContain(unused);
  expect(JSON.stringify(site)).not.toContain(inHidden);
});

test("a hidden record has no page and is on no list; one without the flag is shown", () => {
  const [first, ...others] = bundledSite.services;
  if (!first) throw new Error("The bundled site has services.");
  const site = shownSite({ ...bundledSite, services: [{ ...first, visible: false }, ...others] });
  expect(site.services.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(siteRoutes(site)).not.toContainEqual({ page: "service", id: first.id });
  expect(shownSite(bundledSite)).toEqual(bundledSite);
});

test("leaves out a relation to a hidden record, and to a deleted one", () => {
  const linked = bundledSite.diseases.flatMap(({ relations }) => relations?.services ?? []);
  const services = bundledSite.services.map((service) => ({
    ...service,
    visible: !linked.includes(service.id),
  }));
  const deleted = bundledSite.services.filter(({ id }) => !linked.includes(id));
  expect(linked.length).toBeGreaterThan(0);
  for (const left of [services, deleted]) {
    const site = shownSite({ ...bundledSite, services: left });
    expect(site.diseases.flatMap(({ relations }) => relations?.services ?? [])).toEqual([]);
  }
});

test("leaves out a case whose person did not agree, with its pictures", () => {
  const [first, ...others] = siteContent.beforeAfter.pairs;
  if (!first) throw new Error("The bundled site has cases.");
  const pairs = [{ ...first, consent: false, beforePath: "/media/secret-2x2.webp" }, ...others];
  const site = publicSite({
    ...bundledSite,
    siteContent: { ...siteContent, beforeAfter: { ...siteContent.beforeAfter, pairs } },
  });
  expect(site.siteContent.beforeAfter.pairs).toEqual(others);
  expect(JSON.stringify(site)).not.toContain("secret");
});
