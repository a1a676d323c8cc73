import { type Crop, contract, type LibraryFile } from "@consultorio/api/contract";
import { isRecord, type PictureNote } from "@consultorio/content";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { ApiError, messageOf } from "./request.ts";

export type { BundledPicture, Crop, LibraryFile } from "@consultorio/api/contract";
export type { PictureNote } from "@consultorio/content";

/** How often the library is asked while sizes of a picture are being made, in milliseconds. */
const sizesInterval = 1500;

/** The files of the library, the newest first, and the pictures that came with the site. */
export const libraryQuery = queryOptions({
  queryKey: ["media", "library"],
  queryFn: () => callApi(contract.listMedia, {}),
  refetchInterval: ({ state }) => (state.data?.media.some(isBeingMade) ? sizesInterval : false),
});

const isBeingMade = ({ sizes }: LibraryFile) => sizes.made < sizes.wanted && !sizes.failed;

/** Whether a picture has a description, or is marked as decoration. */
export const isDescribed = ({ note }: Pick<LibraryFile, "note">): boolean =>
  note !== null && (note.decorative || note.alt !== "");

export const describePicture = (body: PictureNote) => callApi(contract.describePicture, { body });

/** Replaces one picture by another in the whole draft. */
export const replaceEverywhere = (body: { from: string; to: string }) =>
  callApi(contract.replacePicture, { body });

export const cropPicture = ({ hash, crop }: { hash: string; crop: Crop }) =>
  callApi(contract.cropPicture, { params: { hash }, body: crop });

export const deleteFile = (hash: string) => callApi(contract.deleteMedia, { params: { hash } });

/** Whether a file is a video that the library takes. */
export const isVideo = ({ type }: File): boolean => type === "video/mp4" || type === "video/webm";

/**
 * Uploads a file and reports its progress, from 0 to 1. `fetch` has no progress, so this uses XMLHttpRequest. Rejects
 * with the server's reason.
 */
export function uploadFile(chosen: File, onProgress: (share: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new XMLHttpRequest();
  upload.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? Math.min(loaded / total, 0.99) : 0),
  );
  upload.upload.addEventListener("load", () => onProgress(1));
  upload.addEventListener("error", () => reject(new ApiError(0, "")));
  upload.addEventListener("load", () => {
    const body = parse(upload.responseText);
    if (upload.status === 201 && isRecord(body) && typeof body.path === "string") resolve(body.path);
    else reject(new ApiError(upload.status, messageOf(body), body));
  });
  const address = new URL(contract.uploadMedia.path, window.location.origin);
  if (isVideo(chosen)) {
    // Without a form: the form would have to be in memory too.
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
