import { isRecord } from "@consultorio/content";
import { z } from "zod";
import { serverEvents } from "./event-stream.ts";
import { ApiError, call, messageOf, readJson } from "./request.ts";

const progress = z.object({
  done: z.number(),
  total: z.number(),
  /** Address of the page that was just drawn. */
  path: z.string(),
});
export type PublishProgress = z.infer<typeof progress>;

/**
 * Publishes the draft and reports each finished page. Resolves with a notice about problems after which the site is
 * public nevertheless, otherwise empty. Rejects with the server's reason, which names the page.
 */
export async function publishDraft(onProgress: (progress: PublishProgress) => void): Promise<string> {
  const response = await call("/api/update-sections", {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
  });
  const streams = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!response.ok || !streams || !response.body) {
    const json = await readJson(response);
    if (response.ok) return noticeOf(json);
    throw new ApiError(response.status, messageOf(json), json);
  }
  for await (const { event, data } of serverEvents(response.body)) {
    const detail: unknown = JSON.parse(data);
    if (event === "error") throw new ApiError(response.status, messageOf(detail), detail);
    if (event === "done") return noticeOf(detail);
    const drawn = progress.safeParse(detail);
    if (event === "progress" && drawn.success) onProgress(drawn.data);
  }
  throw new ApiError(0, "");
}

const noticeOf = (value: unknown): string =>
  isRecord(value) && typeof value.notice === "string" ? value.notice : "";
