import { setUp } from "@consultorio/testkit/server/administrator";
import sharp from "sharp";
import { z } from "zod";
import { expectWithin, home, open, phone } from "./page-cost.ts";
import { expect, test } from "./site-fixture.ts";

test.use({
  site: "heavy picture",
  ...phone,
});

test("a photograph of 6 MB full of grain is a first picture that a phone can afford", async ({
  page,
  server,
}) => {
  // Its sizes take most of a minute. The short form is one size of a smaller one, in the tests of the API.
  const grain = { type: "gaussian", mean: 128, sigma: 18 } as const;
  const photograph = await sharp({
    create: { width: 4000, height: 2250, channels: 3, background: "#777", noise: grain },
  })
    .jpeg({ quality: 97 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(6_000_000);
  const administrator = await setUp(server);
  const body = new FormData();
  body.set("file", new File([new Uint8Array(photograph)], "sala.jpg"));
  const uploaded = await administrator.call("/api/media", { body });
  const { path: to } = z.object({ path: z.string() }).parse(uploaded.body);
  await administrator.call("/api/media/replace", { json: { from: "/imagenes/hero-1", to } });
  const note = { path: to, alt: "", decorative: true, focusX: 50, focusY: 50 };
  await administrator.call("/api/media/notes", { json: note });
  const published = await administrator.call("/api/update-sections", { method: "POST" });
  expect(published).toMatchObject({ status: 200 });
  expect(JSON.stringify(published.body)).not.toContain("tarda en un teléfono");
  const loads = await open(page, "/");
  expect(loads.filter(({ path }) => path.startsWith("/media/"))).toHaveLength(1);
  expectWithin(loads, { ...home, pictures: 20_000, all: 80_000 });
});
