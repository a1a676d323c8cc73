import { ApiError, isRecord, request } from "./request.ts";

/** Uploads a picture; the server makes it anew in the sizes that it needs. Resolves with its path. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.set("file", file);
  const { json } = await request("/api/media", { method: "POST", body: form });
  if (!isRecord(json) || typeof json.path !== "string") throw new ApiError(0, "");
  return json.path;
}
