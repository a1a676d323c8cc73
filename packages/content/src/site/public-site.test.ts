import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { publicSite } from "./public-site.ts";

const { siteContent } = bundledSite;

/** What was said of an upload. */
const note = (path: string) => ({ path, alt: "Una pierna", decorative: false, focusX: 50, focusY: 50 });

test("anybody reads the bundled site as it is, but for what is switched off", () => {
  const site = publicSite(bundledSite);
  expect(site.services).toEqual(bundledSite.services);
  expect(Object.keys(site.siteContent)).toEqual(Object.keys(siteContent));
  expect(JSON.stringify(site)).not.toContain('"visible":false');
});

test("nobody reads an entry that is switched off, at any depth", () => {
  const [first, ...others] = siteContent.payments.methods;
  if (!first) throw new Error("The bundled site has methods of payment.");
  const methods = [{ ...first, visible: false, name: "Trueque" }, ...others];
  const payments = { ...siteContent.payments, methods };
  const site = publicSite({ ...bundledSite, siteContent: { ...siteContent, payments } });
  expect(JSON.stringify(site)).not.toContain("Trueque");
  expect(site.siteContent.payments.methods).toEqual(others.filter(({ visible }) => visible));
});

test("nobody reads of an upload that is on no page", () => {
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
