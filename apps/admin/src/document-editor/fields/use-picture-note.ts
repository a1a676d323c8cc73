import { picturesSchema } from "@consultorio/content";
import { documentShape } from "@consultorio/content/document-shape";
import { useQuery } from "@tanstack/react-query";
import { describePicture, libraryQuery, type PictureNote } from "#api/library.ts";
import { useDocument, useValue } from "#document-editor/document/document-context.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** Whether the edited document is the one that stores the descriptions of pictures. */
const holdsNotes = ({ store }: ReturnType<typeof useDocument>) =>
  store.shape === documentShape("siteContent");

/** The note about a picture in the draft, unsaved changes of this document included; null if there is none. */
export function usePictureNote(path: string): PictureNote | null {
  const isHere = holdsNotes(useDocument());
  const notes = useValue("pictures");
  const { data } = useQuery({ ...libraryQuery, enabled: !isHere && path !== "", refetchInterval: false });
  if (isHere) return picturesSchema.safeParse(notes ?? []).data?.find((note) => note.path === path) ?? null;
  return [...(data?.media ?? []), ...(data?.bundled ?? [])].find((file) => file.path === path)?.note ?? null;
}

/**
 * Saves the description of a picture. Where the edited document is the one that stores descriptions, it becomes one of
 * the unsaved changes: a separate save would be a conflict with oneself.
 */
export function useDescribePicture(): (note: PictureNote) => Promise<unknown> {
  const edited = useDocument();
  if (!holdsNotes(edited)) return describePicture;
  const { store } = edited;
  return async (note) => keepPictureNote(store, note);
}

/** Makes the description of a picture one of the unsaved changes of the site's content; null, for nothing is saved yet. */
export function keepPictureNote(store: DocumentStore, note: PictureNote): null {
  const others = picturesSchema.parse(store.get("pictures") ?? []).filter(({ path }) => path !== note.path);
  store.set("pictures", [...others, note]);
  return null;
}
