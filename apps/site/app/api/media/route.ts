import { answer } from "../../../api/answer.ts";
import { readingSession, writingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { readUpload } from "../../../api/upload.ts";
import { mediaPath } from "../../../server/media-path.ts";
import { services } from "../../services.ts";

/** The kept pictures, the newest first: `{ media: [{ path, name, width, height, at }] }`. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const kept = await services().store.listMedia({ limit: 200 });
  return answer({
    media: kept.map(({ hash, name, width, height, at }) => ({
      path: mediaPath(hash, { width, height }),
      name,
      width,
      height,
      at: at.toISOString(),
    })),
  });
});

/** Keeps the picture in the form field `file`; answers `{ path, width, height }`. */
export const POST = handle(async (request) => {
  const session = await writingSession(request);
  const { name, bytes } = await readUpload(request);
  return answer(await services().keepPicture(session, name, bytes), { status: 201 });
});
