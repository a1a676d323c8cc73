import type { PublishProblem } from "@consultorio/publishing/publish-error";
import type { RenderedPages, RenderOptions } from "@consultorio/publishing/render/render-options";
import type { Documents } from "@consultorio/store";

/** What the process that renders is asked for. */
export interface RendererCalls {
  /** The pages of a site; the problems where one is not fit to be seen. */
  render(
    documents: Documents,
    published: RenderOptions["published"],
  ): Promise<RenderedPages | { problems: PublishProblem[] }>;
}

/** What it asks meanwhile of the process that started it. */
export type ServerCalls = Omit<RenderOptions, "published">;
