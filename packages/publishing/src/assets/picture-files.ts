import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesFolder } from "@consultorio/pictures/files";
import { forever } from "../http/cache-control.ts";
import { drawingPolicy, photographPolicy } from "../http/content-security-policy.ts";
import { StaticFolder } from "../http/static-folder.ts";
import type { StaticResponse } from "../http/static-response.ts";

const prefix = "/imagenes/";

/**
 * The picture library. A file is served at `/imagenes/<name>`, which is revalidated, since a picture that is drawn anew
 * keeps its name; and for good at `/imagenes/<picture>.<hash>.<rest>`. The hash is that of the picture in all its sizes
 * and formats: one hash for all costs a page a tenth of one for each.
 */
export interface PictureFiles {
  /**
   * The file at a path; null where there is none. An outdated hash, as in a publication from before the picture was drawn
   * anew, finds the present picture, which caches then do not keep for good.
   */
  get(path: string): Promise<StaticResponse | null>;
  /** Whether there is a file at a path, with or without a hash. */
  has(path: string): boolean;
  /** The address of a file that changes with its picture, by its plain path; the path itself where there is no file. */
  address(path: string): Promise<string>;
}

/** Opens a folder of finished pictures. */
export function openPictureFiles(root: string = filesFolder): PictureFiles {
  const folder = new StaticFolder(root, (name) => ({
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    "Content-Security-Policy": name.endsWith(".svg") ? drawingPolicy : photographPolicy,
  }));
  const hashes = new Map<string, Promise<string>>();
  const has = (path: string) => folder.names.has(nameOf(plainPath(path)));
  const hashOf = (picture: string) => {
    const cached = hashes.get(picture);
    if (cached) return cached;
    const reading = pictureHash(root, picture, folder.names);
    hashes.set(picture, reading);
    // A picture that could not be read, for instance for want of a file descriptor, is read again.
    reading.catch(() => hashes.delete(picture));
    return reading;
  };
  const address = async (path: string) => {
    if (!has(path)) return path;
    const [picture = "", ...rest] = nameOf(path).split(".");
    return `${prefix}${[picture, await hashOf(picture), ...rest].join(".")}`;
  };
  const get = async (path: string) => {
    const plain = plainPath(path);
    const resource = await folder.get(nameOf(plain));
    if (resource === null || plain === path || path !== (await address(plain))) return resource;
    return { ...resource, headers: { ...resource.headers, "Cache-Control": forever } };
  };
  return { get, has, address };
}

/** The path of a file of the library without the hash of a published page; any other path unchanged. */
export function plainPath(path: string): string {
  return path.replace(/^(\/imagenes\/[^.]+)\.[0-9a-f]{8}(?=\.)/, "$1");
}

const nameOf = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : "");

async function pictureHash(root: string, picture: string, names: ReadonlySet<string>): Promise<string> {
  const hash = createHash("sha256");
  for (const name of [...names].filter((file) => file.startsWith(`${picture}.`)).sort())
    hash.update(name).update(await readFile(join(root, name)));
  return hash.digest("hex").slice(0, 8);
}
