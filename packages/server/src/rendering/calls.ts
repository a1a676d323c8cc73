import type { PublishProblem } from "@consultorio/publishing/publish-error";
import type { RenderedPages, RenderOptions } from "@consultorio/publishing/render/render-options";
import type { Documents } from "@consultorio/store";

/** The calls of the process that renders. */
export interface RendererCalls {
  /** The pages of a site; the problems if one of them must not be published. */
  render(
    documents: Documents,
    current: Pick<RenderOptions, "published" | "changes">,
  ): Promise<RenderedPages | { problems: PublishProblem[] }>;
}

/** The calls that it makes meanwhile to the process that started it. */
export type ServerCalls = Omit<RenderOptions, "published" | "changes">;
