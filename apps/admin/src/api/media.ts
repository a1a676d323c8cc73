import { queryOptions } from "@tanstack/react-query";
import { ApiError, isRecord, request } from "./request.ts";

/** A picture that was uploaded. */
interface Upload {
  /** As content stores it. */
  path: string;
  /** Name of the file that it was. */
  name: string;
}

/** The uploaded pictures, the newest first. */
export const uploadsQuery = queryOptions({ queryKey: ["media"], queryFn: fetchUploads });

async function fetchUploads(): Promise<Upload[]> {
  const { json } = await request("/api/media");
  return isRecord(json) && Array.isArray(json.media) ? json.media.filter(isUpload) : [];
}

/** Uploads a picture; the server makes it anew in the sizes that it needs. Resolves with its path. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  const { json } = await request("/api/media", { method: "POST", body: form });
  if (!isRecord(json) || typeof json.path !== "string") throw new ApiError(0, "");
  return json.path;
}

const isUpload = (value: unknown): value is Upload =>
  isRecord(value) &&
  value.kind !== "video" &&
  typeof value.path === "string" &&
  typeof value.name === "string";
