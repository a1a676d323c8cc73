import type { StaticResponse } from "./static-response.ts";

/** A public response without its bytes. */
export interface PublishedHead extends Pick<StaticResponse, "status" | "headers" | "etag"> {
  /** How many bytes a browser gets. */
  size: number;
}

/** A response of a new publication. Without bytes it has those of the public response at its path. */
export type RenderedResponse = StaticResponse | PublishedHead;

/** How many bytes a browser gets. */
export const sentBytes = (response: RenderedResponse): number =>
  "size" in response ? response.size : (response.brotli ?? response.body).length;

export const headOf = (response: StaticResponse): PublishedHead => {
  const { status, headers, etag } = response;
  return { status, headers, etag, size: sentBytes(response) };
};

/** The responses of a publication with their bytes. `published` has the public responses from the time of rendering. */
export function withBytes(
  rendered: ReadonlyMap<string, RenderedResponse>,
  published: ReadonlyMap<string, StaticResponse>,
): Map<string, StaticResponse> {
  return new Map(
    Array.from(rendered, ([path, response]) => {
      if (!("size" in response)) return [path, response];
      const before = published.get(path);
      if (before?.etag !== response.etag) throw new Error(`Nothing is public at ${path} as it was rendered.`);
      const { status, headers } = response;
      return [path, { ...before, status, headers }];
    }),
  );
}
