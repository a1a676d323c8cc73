import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  bundledIcon,
  drawnIcon,
  initialsOf,
  logoStyle,
  type Site,
  uploadedPicture,
} from "@consultorio/content";
import { type AppIcon, appIcons } from "@consultorio/pictures";
import { lettering, markPaths } from "@consultorio/pictures/drawing";
import { filesFolder } from "@consultorio/pictures/files";
import { themeLook } from "@consultorio/ui/theme";
import { hourly } from "./http/cache-control.ts";
import { makeStaticResponse, type StaticResponse } from "./http/static-response.ts";
import { sharp } from "./pictures/loaders.ts";
import { storedPicture } from "./pictures/stored-picture.ts";

/** The addresses of a site's icons for phones and lists of apps. */
export const siteAppIcons = ({ siteContent }: Site): readonly (Omit<AppIcon, "path"> & { path: string })[] =>
  siteContent.doctorInfo.favicon === bundledIcon
    ? appIcons
    : appIcons.map(({ size, purpose }) => ({
        size,
        purpose,
        path: `/icono-${purpose === "maskable" ? "recortable-" : ""}${size}.png`,
      }));

/** The address of the icon for a phone's home screen. */
export const touchIcon = (site: Site): string =>
  siteAppIcons(site).find(({ purpose }) => purpose === "apple-touch")?.path ?? "";

/** How much of the tile's width its sign takes. A phone cuts a maskable icon, at most to a circle of four fifths. */
const shares: Record<AppIcon["purpose"], number> = { any: 0.8, maskable: 0.6, "apple-touch": 0.74 };

/**
 * The icons of a site by path, as files: from the clinic's own icon, otherwise from a logo that is about as high as wide,
 * otherwise the vessel mark or the initials on the colour of its theme. None where the bundled icon is chosen.
 */
export async function siteIcons(
  site: Site,
  media: (path: string) => Promise<StaticResponse | null>,
): Promise<Map<string, StaticResponse>> {
  const icons = siteAppIcons(site);
  if (icons === appIcons) return new Map();
  const picture = await ownPicture(site, media);
  const pictures = icons.map(async ({ path, size, purpose }): Promise<[string, StaticResponse]> => {
    const body = picture === null ? drawn(site, purpose, size) : fitted(picture, site, size, shares[purpose]);
    return [
      path,
      await makeStaticResponse(await body, { "Content-Type": "image/png", "Cache-Control": hourly }),
    ];
  });
  const tab = Buffer.from(iconDrawing(site, "any"));
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": hourly };
  return new Map([[drawnIcon, await makeStaticResponse(tab, headers)], ...(await Promise.all(pictures))]);
}

/** The bytes of the clinic's own icon, or of its logo where that fits a square; null where neither is there. */
async function ownPicture(
  { siteContent: { doctorInfo } }: Site,
  media: (path: string) => Promise<StaticResponse | null>,
): Promise<Uint8Array | null> {
  const path = doctorInfo.favicon || (isSquarish(doctorInfo.logoPath) ? doctorInfo.logoPath : "");
  if (path.startsWith("/media/")) return storedPicture(await media(path));
  if (!path.startsWith("/imagenes/") || !path.endsWith(".svg")) return null;
  const file = join(filesFolder, path.slice("/imagenes/".length));
  // The checks of the pages report a missing drawing.
  return existsSync(file) ? readFile(file) : null;
}

/** The address of an upload contains its size. */
function isSquarish(path: string): boolean {
  const picture = uploadedPicture(path);
  return picture !== null && Math.abs(Math.log(picture.width / picture.height)) < Math.log(1.35);
}

/** A picture on a square of the page's ground. */
async function fitted(picture: Uint8Array, site: Site, size: number, share: number): Promise<Uint8Array> {
  const ground = themeLook(site.siteContent.theme).color("surface-raised");
  const inner = Math.round(size * share);
  const sign = await sharp(picture, { density: 300 })
    .resize(inner, inner, { fit: "inside" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

const drawn = async (site: Site, purpose: AppIcon["purpose"], size: number): Promise<Uint8Array> =>
  sharp(Buffer.from(iconDrawing(site, purpose)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

/** Where the drawing of the mark begins and ends on its 64 px grid. */
const markMiddle = { x: 31, y: 33.2 };

/** The tile of an icon as SVG: the sign of the logo in the theme's colours. */
export function iconDrawing({ siteContent }: Site, purpose: AppIcon["purpose"]): string {
  const look = themeLook(siteContent.theme);
  const front = look.color("on-brand");
  const share = shares[purpose];
  const rounding = purpose === "any" ? 15 : 0;
  const initials = initialsOf(siteContent.doctorInfo.name);
  const sign =
    logoStyle(siteContent) === "mark" || initials === ""
      ? `<g transform="translate(32 32) scale(${share}) translate(${-markMiddle.x} ${-markMiddle.y})">${markPaths(front, front)}</g>`
      : `<path fill="${front}" d="${lettering(initials, { x: 32, y: 32 + share * 14, size: share * 39, weight: 600, anchor: "middle" })}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${rounding}" fill="${look.color("brand")}"/>${sign}</svg>`;
}
