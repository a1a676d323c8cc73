import { serverEvents } from "./event-stream.ts";
import { ApiError, call, isRecord, messageOf, readJson } from "./request.ts";

export interface PublishProgress {
  done: number;
  total: number;
  /** Address of the page that was just drawn. */
  path: string;
}

/** Publishes the draft and tells each finished page. Rejects with the server's reason, which names the page. */
export async function publishDraft(onProgress: (progress: PublishProgress) => void): Promise<void> {
  const response = await call("/api/update-sections", {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
  });
  const streams = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!response.ok || !streams || !response.body) {
    if (response.ok) return;
    const json = await readJson(response);
    throw new ApiError(response.status, messageOf(json), json);
  }
  for await (const { event, data } of serverEvents(response.body)) {
    const detail: unknown = JSON.parse(data);
    if (event === "error") throw new ApiError(response.status, messageOf(detail), detail);
    if (event === "done") return;
    if (event === "progress" && isProgress(detail)) onProgress(detail);
  }
  throw new ApiError(0, "");
}

const isProgress = (value: unknown): value is PublishProgress =>
  isRecord(value) &&
  typeof value.done === "number" &&
  typeof value.total === "number" &&
  typeof value.path === "string";
