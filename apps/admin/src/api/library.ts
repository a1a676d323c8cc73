import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ask } from "./ask.ts";
import { ApiError, isRecord, messageOf } from "./request.ts";

const note = z.object({
  path: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  focusX: z.number(),
  focusY: z.number(),
});
/** What is said of a picture wherever it stands. */
export type PictureNote = z.infer<typeof note>;

const file = z.object({
  hash: z.string(),
  path: z.string(),
  kind: z.enum(["picture", "video"]),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  at: z.coerce.date(),
  note: note.nullable(),
  uses: z.array(z.object({ path: z.string(), place: z.string(), label: z.string() })),
});
/** A file of the library, with what the draft says of it and where it stands there. */
export type LibraryFile = z.infer<typeof file>;

/** The files of the library, the newest first. Known under the uploads, so that whatever renews those renews it. */
export const libraryQuery = queryOptions({
  queryKey: ["media", "library"],
  queryFn: async () => (await ask(z.object({ media: z.array(file) }), "/api/media")).media,
});

/** Whether somebody has said what a picture shows, or that it shows nothing. */
export const isDescribed = ({ note }: LibraryFile): boolean =>
  note !== null && (note.decorative || note.alt !== "");

const version = z.object({ version: z.number() });
const kept = z.object({ path: z.string(), width: z.number(), height: z.number() });

export const describePicture = (said: PictureNote) =>
  ask(version, "/api/media/notes", { method: "POST", body: said });

/** Puts one picture in another's place in the whole draft. */
export const replaceEverywhere = (change: { from: string; to: string }) =>
  ask(version, "/api/media/replace", { method: "POST", body: change });

/** A part of a picture, in shares of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const cropPicture = ({ hash, crop }: { hash: string; crop: Crop }) =>
  ask(kept, `/api/media/${hash}/crop`, { method: "POST", body: crop });

export const deleteFile = (hash: string) =>
  ask(z.object({ ok: z.literal(true) }), `/api/media/${hash}`, { method: "DELETE" });

/** Whether a file is a video that the library takes. */
export const isVideo = ({ type }: File): boolean => type === "video/mp4" || type === "video/webm";

/**
 * Uploads a file and tells how much of it has gone, from 0 to 1. `fetch` cannot tell, so this is the older way. Rejects
 * with the server's reason.
 */
export function uploadFile(chosen: File, onProgress: (share: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new XMLHttpRequest();
  upload.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  upload.addEventListener("error", () => reject(new ApiError(0, "")));
  upload.addEventListener("load", () => {
    const body = parse(upload.responseText);
    if (upload.status === 201 && isRecord(body) && typeof body.path === "string") resolve(body.path);
    else reject(new ApiError(upload.status, messageOf(body), body));
  });
  const address = new URL("/api/media", window.location.origin);
  if (isVideo(chosen)) {
    // As it is: a form around it would have to be held in memory twice.
    address.searchParams.set("name", chosen.name);
    upload.open("POST", address);
    upload.setRequestHeader("Content-Type", chosen.type);
    upload.send(chosen);
  } else {
    const form = new FormData();
    form.set("file", chosen);
    upload.open("POST", address);
    upload.send(form);
  }
  return promise;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
