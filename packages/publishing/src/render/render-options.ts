import type { Elements } from "../assets/elements.ts";
import type { PictureFiles } from "../assets/picture-files.ts";
import type { PublishedHead, RenderedResponse } from "../http/rendered-response.ts";
import type { StaticResponse } from "../http/static-response.ts";

/** How far a publish is: pages done of all, and the page that was finished last. */
export interface PublishProgress {
  done: number;
  total: number;
  path: string;
}

/** What rendering has of the build, the same for every publication. */
export interface RenderSettings {
  origin: string;
  /** Names the build and the origin of the documents. */
  build: string;
  elements: Elements;
  pictures: PictureFiles;
  /** Whether the code of the pages changes while the process runs, so that nothing of the last publication is used. */
  development?: boolean;
}

/** What rendering asks of the process that has the database. */
export interface RenderQuestions {
  /** The `records` of the last publication; null where there are none. */
  records: () => Promise<Uint8Array | null>;
  /** The file of a kept upload. */
  media: (path: string) => Promise<StaticResponse | null>;
  /** Whether Multimedia has the upload of a file. */
  hasUpload: (path: string) => Promise<boolean>;
  /** The name that an upload had, by its path. */
  uploadName: (path: string) => Promise<string>;
}

/** What a publication is rendered with. */
export interface RenderOptions extends RenderQuestions {
  /** What visitors get now, by path. */
  published: ReadonlyMap<string, PublishedHead>;
  onProgress: (progress: PublishProgress) => void;
}

/** What was made of a site. */
export interface RenderedPages {
  pages: Map<string, RenderedResponse>;
  /** What the pages were made of; the next publication asks for it. */
  records: Uint8Array;
  /** Warning about pages that are too heavy, in Spanish. Null if there is none. */
  warning: string | null;
}
