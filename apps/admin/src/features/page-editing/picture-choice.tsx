import { Button } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "#components/browser/late-part.ts";
import { keepPictureNote } from "#document-editor/fields/use-picture-note.ts";
import { pathWithin } from "./path-within.ts";
import { messages } from "./strings.ts";
import type { PageDocuments } from "./use-page-documents.ts";

const PictureChooser = latePart(
  async () => (await import("#components/pictures/picture-chooser.tsx")).PictureChooser,
);

/** Replaces a picture of the page by another one. */
export function PictureChoice({ path, documents }: { path: string; documents: PageDocuments }) {
  const [choosing, setChoosing] = useState(false);
  const place = pathWithin(path);
  if (!place) return null;
  const { store } = documents[place.document];
  return (
    <>
      <Button leftSection={<ImageUp size={18} aria-hidden />} onClick={() => setChoosing(true)}>
        {messages.choice.changePicture}
      </Button>
      {choosing && (
        <Suspense>
          <PictureChooser
            chosen={String(store.get(place.path) ?? "")}
            describe={async (note) => keepPictureNote(documents.siteContent.store, note)}
            onChoose={(chosen) => {
              store.set(place.path, chosen);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
