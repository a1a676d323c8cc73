import type { Site } from "@consultorio/content";
import type { PublishProblem } from "@consultorio/publishing/publish-error";
import type { RenderedPages, RenderOptions } from "@consultorio/publishing/render/render-pages";

/** What the process that renders is asked for. */
export interface RendererCalls {
  /** The pages of a site; the problems where one is not fit to be seen. */
  render(site: Site): Promise<RenderedPages | { problems: PublishProblem[] }>;
}

/** What it asks meanwhile of the process that started it. */
export type ServerCalls = RenderOptions;
