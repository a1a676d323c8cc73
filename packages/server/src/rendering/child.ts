// The process that renders publications; `RenderingProcess` starts it.
import { PublishFailed } from "@consultorio/publishing/publish-error";
import { createBirpc } from "birpc";
import type { RendererCalls, ServerCalls } from "./calls.ts";
import { startSiteRenderer } from "./site-renderer.ts";

// It ends with the process that started it, not with a signal to all processes of a terminal or a service: a publication
// that is under way may finish.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());

const starting = startSiteRenderer(JSON.parse(process.argv[2] ?? ""));

const calls: RendererCalls = {
  async render(documents, current) {
    const renderer = await starting;
    try {
      return await renderer.render(documents, {
        ...current,
        records: server.records,
        media: server.media,
        hasUpload: server.hasUpload,
        uploadName: server.uploadName,
        onProgress: (progress) => void server.onProgress.asEvent(progress),
      });
    } catch (error) {
      if (error instanceof PublishFailed) return { problems: error.problems };
      throw error;
    }
  },
};

const server = createBirpc<ServerCalls, RendererCalls>(calls, {
  post: (message) => process.send?.(message),
  on: (listener) => process.on("message", listener),
  timeout: -1,
});
