import { picturesSchema } from "@consultorio/content";
import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { done, savedVersion, strictBody, time } from "./fields.ts";

const note = z.object({
  path: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  focusX: z.number(),
  focusY: z.number(),
});

const uses = z.array(z.object({ path: z.string(), place: z.string(), label: z.string() }));

const file = z.object({
  hash: z.string(),
  path: z.string(),
  kind: z.enum(["picture", "video"]),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  createdAt: time,
  note: note.nullable(),
  uses,
  /** Of the sizes of a picture; pages are published once there are all. A video has none. */
  sizes: z.object({ made: z.number(), wanted: z.number(), failed: z.boolean() }),
});
/** A file of the library, with what the draft says of it and where it is used there. */
export type LibraryFile = z.output<typeof file>;

const bundledPicture = z.object({ path: z.string(), note: note.nullable(), uses });
/** A picture that came with the site, with what the draft says of it and where it is used there. */
export type BundledPicture = z.output<typeof bundledPicture>;

const stored = z.object({ path: z.string(), width: z.number(), height: z.number() });

const share = (label: string) => {
  const error = `${label}: se espera un número de 0 a 1.`;
  return z.number({ error }).min(0, { error }).max(1, { error });
};
const crop = strictBody({
  left: share("Izquierda"),
  top: share("Arriba"),
  width: share("Ancho"),
  height: share("Alto"),
});
/** A part of a picture, in shares of its width and height from 0 to 1. */
export type Crop = z.output<typeof crop>;

const choose = "Elige una imagen de Multimedia.";
const libraryPath = z
  .string({ error: choose })
  .regex(/^\/(?:imagenes|media)\/[a-z0-9][a-z0-9._/-]{0,280}$/, { error: choose });

export const mediaRoutes = {
  listMedia: defineRoute("GET", "/api/media", "editor", {
    summary:
      "The stored files, the newest first, and the pictures that came with the site, with what the draft says of each and where it is used.",
    response: z.object({ media: z.array(file), bundled: z.array(bundledPicture) }),
  }),
  uploadMedia: defineRoute("POST", "/api/media", "editor", {
    summary:
      "Stores the picture in the form field `file`, or a video sent as it is, named by `name` in the query. The sizes of a picture are made after the answer.",
    status: 201,
    limit: "uploads",
    upload: true,
    response: stored,
  }),
  deleteMedia: defineRoute("DELETE", "/api/media/:hash", "editor", {
    summary: "Deletes a file. 409 while it is in use.",
    response: done,
  }),
  cropPicture: defineRoute("POST", "/api/media/:hash/crop", "editor", {
    summary: "Stores a part of a picture as a picture of its own.",
    status: 201,
    limit: "uploads",
    body: crop,
    response: stored,
  }),
  describePicture: defineRoute("POST", "/api/media/notes", "editor", {
    summary: "Saves the alternative text and the focal point of a picture in the draft.",
    body: picturesSchema.element,
    response: savedVersion,
  }),
  replacePicture: defineRoute("POST", "/api/media/replace", "editor", {
    summary: "Puts one picture of the draft in another's place, everywhere.",
    body: strictBody({ from: libraryPath, to: libraryPath }),
    response: savedVersion,
  }),
  readComponentImage: defineRoute("GET", "/api/component-image", "anyone", {
    summary:
      "The preview picture of a variant: `?type=Hero&image=HeroSlider`, and `&width=360` for a phone's.",
    query: z.object({
      type: z.string().optional(),
      image: z.string().optional(),
      width: z.string().optional(),
    }),
  }),
};
