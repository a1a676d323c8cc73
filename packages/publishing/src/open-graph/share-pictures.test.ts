import { type Route, siteRoutes, type Theme } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { openGraphSize } from "@consultorio/pictures";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { StaticResponse } from "../http/static-response.ts";
import { sharePicture } from "./share-pictures.ts";

const nothing = { build: "a", published: { get: () => undefined }, media: async () => null };
const drawn: StaticResponse = {
  status: 200,
  headers: {},
  body: new Uint8Array([1]),
  brotli: null,
  gzip: null,
  etag: "",
};
/** Pictures that are public already: their addresses are known without drawing. */
const published = { ...nothing, published: { get: () => drawn } };
const varices = { page: "disease", id: "varices" } as const satisfies Route;

const namedIn = <Page extends "disease" | "symptom" | "service">(
  page: Page,
  records: readonly { id: string; plainName?: string | undefined }[],
) => records.flatMap(({ id, plainName }) => (plainName ? [{ route: { page, id }, plainName }] : []));

describe("the picture of a shared page", () => {
  it("is a JPEG of the size that previews show, kept for ever", async () => {
    const share = await sharePicture(bundledSite, varices, nothing);
    const resource = share?.resource;
    const { format, width, height } = await sharp(
      resource && "body" in resource ? resource.body : "",
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", ...openGraphSize });
    expect(share?.alt).toBe("Enfermedades: Várices. Dra. Ejemplo Apellido");
    expect(share?.resource.headers["Cache-Control"]).toContain("immutable");
  });

  it("shows the name that patients use", async () => {
    const { diseases, symptoms, services } = bundledSite;
    const named = [
      ...namedIn("disease", diseases),
      ...namedIn("symptom", symptoms),
      ...namedIn("service", services),
    ];
    expect(named.length).toBeGreaterThan(20);
    for (const { route, plainName } of named)
      expect((await sharePicture(bundledSite, route, published))?.alt).toContain(`: ${plainName}. `);
    const route = { page: "disease", id: "tromboembolia-pulmonar" } as const;
    const renamed = diseases.map((disease) => ({ ...disease, plainName: "Otro nombre" }));
    const [before, after] = await Promise.all([
      sharePicture(bundledSite, route, nothing),
      sharePicture({ ...bundledSite, diseases: renamed }, route, nothing),
    ]);
    expect(after?.resource.etag).not.toBe(before?.resource.etag);
  });

  it("is not drawn again while it is public", async () => {
    expect((await sharePicture(bundledSite, varices, published))?.resource).toBe(drawn);
  });

  it("moves to another address when anything on it changes, or the build", async () => {
    const { siteContent } = bundledSite;
    const doctorInfo = { ...siteContent.doctorInfo, name: "Dra. Ana Ruiz" };
    const addresses = await Promise.all([
      sharePicture(bundledSite, varices, published),
      sharePicture({ ...bundledSite, siteContent: { ...siteContent, doctorInfo } }, varices, published),
      sharePicture(bundledSite, varices, { ...published, build: "b" }),
    ]);
    expect(new Set(addresses.map((share) => share?.address)).size).toBe(3);
  });

  it("moves with the theme, and stays when the theme changes nothing in the picture", async () => {
    const { siteContent } = bundledSite;
    const addressWith = async (theme: Theme) =>
      (await sharePicture({ ...bundledSite, siteContent: { ...siteContent, theme } }, varices, published))
        ?.address;
    const before = (await sharePicture(bundledSite, varices, published))?.address;
    expect(await addressWith({ preset: "flow" })).toBe(before);
    const others = await Promise.all([
      addressWith({ preset: "night" }),
      addressWith({ preset: "garden" }),
      addressWith({ preset: "garden", brand: "#225984" }),
    ]);
    expect(new Set([before, ...others]).size).toBe(4);
  });

  it("is there for every page with content", async () => {
    for (const route of siteRoutes(bundledSite)) {
      const share = await sharePicture(bundledSite, route, published);
      expect(share !== null, route.page).toBe(!["not-found", "search"].includes(route.page));
    }
  });
});
