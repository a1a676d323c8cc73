import type { RecordChanges } from "@consultorio/content";
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

/** The settings of rendering that are the same for every publication. */
export interface RenderSettings {
  origin: string;
  /** Names the build and the origin of the documents. */
  build: string;
  elements: Elements;
  pictures: PictureFiles;
  /** Whether the code of the pages changes while the process runs, so that nothing of the last publication is used. */
  development?: boolean;
}

/** The calls of rendering to the process that has the database. */
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

/** The options of one publication. */
export interface RenderOptions extends RenderQuestions {
  /** The public responses, by path. */
  published: ReadonlyMap<string, PublishedHead>;
  /** The public changes of the records, those of this publication included. */
  changes: RecordChanges;
  onProgress: (progress: PublishProgress) => void;
}

/** The result for a site. */
export interface RenderedPages {
  pages: Map<string, RenderedResponse>;
  /** The sources of the pages, for the next publication. */
  records: Uint8Array;
  /** Warning about pages that are too heavy, in Spanish. Null if there is none. */
  warning: string | null;
}
