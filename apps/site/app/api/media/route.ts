import { parseSite, pictureNote, pictureUses, siteContentSchema } from "@consultorio/content";
import type { Media } from "@consultorio/store";
import { answer } from "../../../api/answer.ts";
import { readingSession, writing } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { readUpload } from "../../../api/upload.ts";
import { mediaPath } from "../../../server/media-path.ts";
import { services } from "../../services.ts";

/**
 * The kept files, the newest first, with what the draft says of each and where it stands there:
 * `{ media: [{ hash, path, kind, name, width, height, size, at, note, uses }] }`.
 */
export const GET = handle(async (request) => {
  await readingSession(request);
  const { store } = services();
  const kept = await store.listMedia({ limit: 500 });
  const draft = await store.draft();
  const site = draft === null ? null : parseSite(draft.documents);
  const uses = site?.ok ? pictureUses(site.value) : new Map<string, never[]>();
  const content = siteContentSchema.safeParse(draft?.documents.siteContent);
  return answer({
    media: kept.map((media) => {
      const path = mediaPath(media);
      const note = content.success ? pictureNote(content.data, path) : null;
      return { ...shown(media, path), note, uses: uses.get(path) ?? [] };
    }),
  });
});

/** Keeps the picture in the form field `file`, or a video sent as it is; answers `{ path, width, height }`. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readUpload);
  const { name, bytes } = body;
  return answer(await services().keepUpload(session, name, bytes), { status: 201 });
});

const shown = ({ hash, name, width, height, files, createdAt }: Media, path: string) => ({
  hash,
  path,
  kind: files[0]?.type.startsWith("video/") ? "video" : "picture",
  name,
  width,
  height,
  size: Math.max(0, ...files.map(({ size }) => size)),
  at: createdAt.toISOString(),
});
