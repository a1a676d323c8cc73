import type { SiteContent } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { appIcons } from "@consultorio/pictures";
import { themes } from "@consultorio/ui/theme";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeStaticResponse } from "./http/static-response.ts";
import { siteAppIcons, siteIcons, touchIcon } from "./site-icons.ts";

const siteWith = (facts: Partial<SiteContent["doctorInfo"]>, theme?: SiteContent["theme"]) => ({
  ...bundledSite,
  siteContent: {
    ...bundledSite.siteContent,
    doctorInfo: { ...bundledSite.siteContent.doctorInfo, ...facts },
    ...(theme && { theme }),
  },
});
const noMedia = async () => null;

const textOf = async (site: typeof bundledSite) =>
  Buffer.from((await siteIcons(site, noMedia)).get("/icono.svg")?.body ?? []).toString("utf8");

it("makes each icon in its size, from the name and the colour of the theme", async () => {
  const site = siteWith({ logoStyle: "initials", name: "Dra. Luz Mora" }, { preset: "garden" });
  const files = await siteIcons(site, noMedia);
  for (const { path, size } of siteAppIcons(site)) {
    const { format, width, height } = await sharp(files.get(path)?.body).metadata();
    expect({ format, width, height }, path).toEqual({ format: "png", width: size, height: size });
  }
  expect(files.has(touchIcon(site))).toBe(true);
  expect(await textOf(site)).toContain(themes.garden.palette.action);
  expect(await textOf(siteWith({ logoStyle: "initials", name: "Dr. Ana Ruiz" }))).not.toBe(
    await textOf(site),
  );
});

it("uses a custom icon, and a logo that is about as high as wide", async () => {
  const blue = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#0000ff" } })
    .webp()
    .toBuffer();
  const media = async () => makeStaticResponse(blue, { "Content-Type": "image/webp" });
  for (const facts of [
    { favicon: "/media/0a1b-90x90.webp" },
    { favicon: "", logoPath: "/media/0a1b-90x90.webp" },
  ]) {
    const icon = (await siteIcons(siteWith(facts), media)).get("/icono-192.png");
    const { dominant } = await sharp(icon?.body).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  }
  const wide = (await siteIcons(siteWith({ logoPath: "/media/0a1b-900x90.webp" }), media)).get(
    "/icono-192.png",
  );
  expect((await sharp(wide?.body).stats()).dominant.b).toBeLessThan(120);
});

it("draws the icons where the site names a drawing that does not exist", async () => {
  const site = siteWith({ favicon: "/imagenes/de-antes.svg" });
  expect((await siteIcons(site, noMedia)).get("/icono-192.png")).toEqual(
    (await siteIcons(siteWith({ favicon: "" }), noMedia)).get("/icono-192.png"),
  );
});

it("keeps the bundled icon, with its finished files, where a site names it", async () => {
  const site = siteWith({ favicon: "/imagenes/favicon.svg" });
  expect(await siteIcons(site, noMedia)).toEqual(new Map());
  expect(siteAppIcons(site)).toBe(appIcons);
});
