import { picturesSchema } from "@consultorio/content";
import { describePicture, type PictureNote } from "../api/library.ts";
import { documentShape } from "../saving/document-shape.ts";
import { useForm } from "./form-context.ts";

/**
 * Says what a picture shows. Where the document that is being edited is the one that keeps these words, they become one
 * of its unsaved changes: a save beside it would be a conflict with oneself.
 */
export function useDescribePicture(): (note: PictureNote) => Promise<unknown> {
  const { store } = useForm();
  if (store.shape !== documentShape("siteContent")) return describePicture;
  return async (note) => {
    const kept = picturesSchema.parse(store.get("pictures") ?? []);
    store.set("pictures", [...kept.filter(({ path }) => path !== note.path), note]);
  };
}
