import {
  bundledPicturePaths,
  parseDocument,
  parseSite,
  pictureNote,
  pictureUses,
  replacePicture,
  withPictureNote,
} from "@consultorio/content";
import type { mediaRoutes } from "../contract/media.ts";
import { changeDraft } from "../draft/change-draft.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError } from "../http/http-error.ts";
import { mediaLibrary } from "../media/media-library.ts";
import { mediaPath } from "../media/media-path.ts";
import { cropPicture, storeUpload } from "../media/store-upload.ts";
import { previewPicture } from "../preview-pictures.ts";

export const mediaHandlers = {
  listMedia: async ({ services: { store, sizes } }) => {
    const stored = await Array.fromAsync(mediaLibrary(store));
    const draft = await store.draft();
    const site = draft === null ? null : parseSite(draft.documents);
    const uses = site?.ok ? pictureUses(site.value) : new Map<string, never[]>();
    const content = parseDocument("siteContent", draft?.documents.siteContent);
    const inDraft = (path: string) => ({
      path,
      note: content.ok ? pictureNote(content.value, path) : null,
      uses: uses.get(path) ?? [],
    });
    return {
      bundled: bundledPicturePaths().map(inDraft),
      media: stored.map(({ files, ...media }) => {
        return {
          ...media,
          ...inDraft(mediaPath({ ...media, files })),
          kind: files[0]?.type.startsWith("video/") ? ("video" as const) : ("picture" as const),
          size: Math.max(0, ...files.map(({ size }) => size)),
          sizes: sizes.stateOf({ ...media, files }),
        };
      }),
    };
  },

  uploadMedia: ({ services, session, body }) => storeUpload(services, session, body),

  deleteMedia: ({ services: { store }, session, params }) => store.deleteMedia(session, params.hash),

  cropPicture: async ({ services, session, params, body }) => {
    const media = await services.store.media(params.hash);
    if (media === null) throw new HttpError(404, "Ese archivo no existe.");
    return cropPicture(services, session, { media, crop: body });
  },

  describePicture: async ({ services, session, body }) => {
    const { saved } = await changeDraft(services, session, {
      note: "Texto o encuadre de una imagen",
      change: ({ siteContent }) => ({ siteContent: withPictureNote(siteContent, body) }),
    });
    return saved;
  },

  replacePicture: async ({ services, session, body }) => {
    const { saved } = await changeDraft(services, session, {
      note: "Una imagen cambiada en todo el sitio",
      change: (site) => replacePicture(site, body.from, body.to),
    });
    return saved;
  },

  readComponentImage: async ({ request, query }) => {
    const picture = await previewPicture(query.type ?? "", query.image ?? "", query.width);
    if (picture === null) throw new HttpError(404, "No hay imagen disponible");
    const { headers, body, etag } = picture;
    const unchanged = request.headers.get("if-none-match") === etag;
    return new Response(unchanged ? null : new Uint8Array(body), {
      status: unchanged ? 304 : 200,
      headers: { ...headers, ETag: etag },
    });
  },
} satisfies Handlers<typeof mediaRoutes>;
