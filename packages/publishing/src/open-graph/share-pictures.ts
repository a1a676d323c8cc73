import { createHash } from "node:crypto";
import {
  findRecord,
  interpolate,
  kindOf,
  listedKind,
  logoStyle,
  portraitPath,
  type Route,
  type Site,
  textsOf,
  titleOf,
} from "@consultorio/content";
import { openGraphSize } from "@consultorio/pictures";
import { themeCss } from "@consultorio/ui/theme";
import { forever } from "../http/cache-control.ts";
import type { RenderedResponse } from "../http/rendered-response.ts";
import { makeStaticResponse, type StaticResponse } from "../http/static-response.ts";
import { storedPicture } from "../pictures/stored-picture.ts";
import { type OpenGraphPage, openGraphPicture } from "./open-graph-picture.ts";

/** A picture that link previews show, at its published address. */
export interface SharePicture {
  address: string;
  width: number;
  height: number;
  alt: string;
  resource: RenderedResponse;
}

export interface SharePictureParts {
  /** Names the build: another build may draw other pictures. */
  build: string;
  /** The public responses: a picture that is there already is not drawn again. */
  published: Pick<ReadonlyMap<string, RenderedResponse>, "get">;
  /** The file of a kept upload. */
  media: (path: string) => Promise<StaticResponse | null>;
}

/** The parts of a page's picture. */
interface ShareCard {
  title: string;
  eyebrow: string;
  /** The path in the content. */
  picture: string;
}

/**
 * The picture of a page for link previews, with the page's title, its own picture and the clinic's name; null for a page
 * that nobody shares. The address names everything that the picture depends on, so that a publish with few changes
 * draws few.
 */
export async function sharePicture(
  site: Site,
  route: Route,
  { build, published, media }: SharePictureParts,
): Promise<SharePicture | null> {
  const card = shareCard(site, route);
  if (card === null) return null;
  const { doctorInfo, theme } = site.siteContent;
  const { name: clinic, logoPath } = doctorInfo;
  // A theme with the same picture as the first one is left out: its pictures keep their addresses.
  const facts = {
    ...card,
    clinic,
    logoStyle: logoStyle(site.siteContent),
    ...(logoPath.startsWith("/media/") && { logoPath }),
    ...(themeCss(theme) !== "" && { theme }),
  };
  const key = createHash("sha256")
    .update(JSON.stringify([build, facts]))
    .digest("base64url")
    .slice(0, 16);
  const address = `/assets/${key}.jpg`;
  const resource = published.get(address) ?? (await draw(facts, media));
  return { address, ...openGraphSize, alt: `${card.eyebrow}: ${card.title}. ${clinic}`, resource };
}

async function draw(
  { picture, logoPath, ...card }: Omit<OpenGraphPage, "picture"> & { picture: string; logoPath?: string },
  media: SharePictureParts["media"],
): Promise<StaticResponse> {
  const upload = picture.startsWith("/media/") ? storedPicture(await media(picture)) : null;
  const logo = logoPath === undefined ? null : storedPicture(await media(logoPath));
  const body = await openGraphPicture({ ...card, picture: upload ?? picture, logo: logo ?? undefined });
  return makeStaticResponse(body, {
    "Content-Type": "image/jpeg",
    "Cache-Control": forever,
  });
}

function shareCard(site: Site, route: Route): ShareCard | null {
  const { siteContent } = site;
  const { specialtyShort } = siteContent.doctorInfo;
  const page = (title: string, picture: string) => ({ title, eyebrow: specialtyShort, picture });
  const listed = listedKind(route);
  if (listed) {
    const { pageTitle, backgroundImage } = textsOf(siteContent, listed).page;
    return page(pageTitle, backgroundImage);
  }
  switch (route.page) {
    case "home": {
      const { title, mainImage } = siteContent.heroSection;
      const [slide] = siteContent.heroSlider.slides;
      return page(
        interpolate(title, siteContent),
        portraitPath(siteContent, mainImage) || (slide?.image ?? ""),
      );
    }
    case "contact":
      return page(siteContent.contact.pageTitle, siteContent.contact.backgroundImage);
    case "visitSheet":
      return page(siteContent.visitSheet.pageTitle, "");
    case "privacy":
      return page(siteContent.privacy.pageTitle, "");
    default:
      return recordCard(site, route);
  }
}

/** The card of a record; null for a page that nobody shares, and for an unknown record. */
function recordCard(site: Site, route: Route): ShareCard | null {
  const entry = findRecord(site, route);
  if (entry === null) return null;
  const eyebrow = textsOf(site.siteContent, kindOf(entry.collection)).page.pageTitle;
  return { title: titleOf(entry.record), eyebrow, picture: entry.record.imageIndividual };
}
