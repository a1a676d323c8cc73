import { randomBytes, timingSafeEqual } from "node:crypto";
import { clinicDay, drawnSite, type Site } from "@consultorio/content";
import { readElements } from "@consultorio/publishing/assets/elements";
import { openPictureFiles } from "@consultorio/publishing/assets/picture-files";
import type { RenderSite } from "@consultorio/publishing/publisher";
import { loopbackSource, renderHeader } from "@consultorio/publishing/render/page-source";
import { PageRenderer } from "@consultorio/publishing/render/render-pages";
import { type NextApp, startNext } from "../next/next-app.ts";
import { setRuntime } from "../next/runtime.ts";
import { openLoopback } from "./loopback.ts";

export interface RendererSettings {
  /** The folder of the Next app. */
  folder: string;
  origin: string;
  /** Names the build and the origin of the documents. */
  build: string;
}

/** Next and the renderer of publications, in this process. */
export interface SiteRenderer {
  next: NextApp;
  render: RenderSite;
  close(): Promise<void>;
}

/**
 * Starts Next and the renderer of its pages. In development Next also renders for every request: `draft` is the site that
 * it renders then.
 */
export async function startSiteRenderer(
  { folder, origin, build }: RendererSettings,
  draft?: () => Promise<Site | null>,
): Promise<SiteRenderer> {
  const elements = await readElements();
  /** The current rendering: one page of one publication at a time. */
  let rendered: { key: string; site: Site | null } | null = null;
  const isKey = (value: string) => rendered !== null && isEqual(value, rendered.key);
  setRuntime({
    origin,
    elementsUrl: elements.url,
    siteFor: async (headers) =>
      rendered !== null && isKey(headers.get(renderHeader) ?? "") ? rendered.site : today(await draft?.()),
  });
  const next = await startNext({ folder, development: draft !== undefined });
  const loopback = await openLoopback(next, isKey);
  const pictures = openPictureFiles();
  const pages = new PageRenderer({ origin, build, elements, pictures, development: draft !== undefined });
  return {
    next,
    async render(documents, options) {
      const key = randomBytes(32).toString("base64url");
      rendered = { key, site: null };
      const show = (site: Site) => {
        rendered = { key, site };
      };
      try {
        return await pages.render(documents, loopbackSource(loopback.origin, key, show), options);
      } finally {
        rendered = null;
      }
    },
    async close() {
      await loopback.close();
      await next.close();
    },
  };
}

const today = (site: Site | null | undefined) => (site ? drawnSite(site, clinicDay(new Date())) : null);

/** Compares in constant time. */
function isEqual(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
