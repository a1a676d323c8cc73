import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Site } from "@consultorio/content";
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

/** Next with what renders publications, in this process. */
export interface SiteRenderer {
  next: NextApp;
  render: RenderSite;
  close(): Promise<void>;
}

/**
 * Starts Next and what makes documents of its pages. In development Next also draws for anybody: `draft` is the site that
 * it draws then.
 */
export async function startSiteRenderer(
  { folder, origin, build }: RendererSettings,
  draft?: () => Promise<Site | null>,
): Promise<SiteRenderer> {
  const elements = await readElements();
  /** The publication that is being rendered. There is one at a time. */
  let rendered: { key: string; site: Site } | null = null;
  const isKey = (value: string) => rendered !== null && isEqual(value, rendered.key);
  setRuntime({
    origin,
    elementsUrl: elements.url,
    siteFor: async (headers) =>
      rendered !== null && isKey(headers.get(renderHeader) ?? "") ? rendered.site : (draft?.() ?? null),
  });
  const next = await startNext({ folder, development: draft !== undefined });
  const loopback = await openLoopback(next, isKey);
  const pages = new PageRenderer({ origin, build, elements, pictures: openPictureFiles() });
  return {
    next,
    async render(site, options) {
      const key = randomBytes(32).toString("base64url");
      rendered = { key, site };
      try {
        return await pages.render(site, loopbackSource(loopback.origin, key), options);
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

/** Compares in a time that does not tell how much is equal. */
function isEqual(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
