import { bundledSite } from "@consultorio/content/data";
import type { Administrator, Answer } from "@consultorio/testkit/server/administrator";
import sharp from "sharp";
import { z } from "zod";
import type { Pages } from "./public-pages.ts";

const kept = z.object({ path: z.string() });

/** Uploads a picture, uses it for a service, and publishes the service. */
export async function publishUpload(administrator: Administrator): Promise<void> {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a33a33" } });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await picture.jpeg().toBuffer())], "consultorio.jpg"));
  const { path } = kept.parse(accepted(await administrator.call("/api/media", { body: form })));
  const replacing = { from: bundledSite.services[0]?.imageIndividual, to: path };
  accepted(await administrator.call("/api/media/replace", { json: replacing }));
  accepted(await administrator.call("/api/update-sections", { json: {} }));
}

/** The addresses of every upload that some page shows, in each width and format. */
export function uploadsOn(pages: Pages): string[] {
  const named = [...pages.values()].flatMap((text) => text.match(/\/media\/[\w.-]+/g) ?? []);
  return [...new Set(named)];
}

function accepted({ status, body }: Answer): unknown {
  if (status >= 400) throw new Error(`The call answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
