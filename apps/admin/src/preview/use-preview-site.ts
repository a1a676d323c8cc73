import { type DocumentName, parseDocument, type Site } from "@consultorio/content";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { draftQuery } from "../api/draft.ts";
import type { DocumentStore } from "../form/document-store.ts";

/** Milliseconds without a key after which the preview follows: typing stays quick. */
const pause = 150;

type Parts = { [Name in DocumentName]: Site[Name] | undefined };

const isComplete = (parts: Parts): parts is Site => Object.values(parts).every((part) => part !== undefined);

/**
 * The draft with what stands on the screen in place of one document; null until all of it is there. While a field is
 * wrong, the document is as it was when it last was right. Nothing is read until it is wanted.
 */
export function usePreviewSite(name: DocumentName, store: DocumentStore, wanted: boolean) {
  const edited = useEditedPart(name, store, wanted);
  const only = { enabled: wanted };
  const [siteContent, selectedSections, diseases, symptoms, services, testimonials] = useQueries({
    queries: [
      { ...draftQuery("siteContent"), ...only },
      { ...draftQuery("selectedSections"), ...only },
      { ...draftQuery("diseases"), ...only },
      { ...draftQuery("symptoms"), ...only },
      { ...draftQuery("services"), ...only },
      { ...draftQuery("testimonials"), ...only },
    ],
  });
  const all = [siteContent, selectedSections, diseases, symptoms, services, testimonials];
  const failed = all.some(({ isError }) => isError);
  const site = useMemo(() => {
    const parts: Parts = {
      siteContent: siteContent.data?.value,
      selectedSections: selectedSections.data?.value,
      diseases: diseases.data?.value,
      symptoms: symptoms.data?.value,
      services: services.data?.value,
      testimonials: testimonials.data?.value,
      ...edited,
    };
    return isComplete(parts) ? parts : null;
  }, [
    edited,
    siteContent.data,
    selectedSections.data,
    diseases.data,
    symptoms.data,
    services.data,
    testimonials.data,
  ]);
  return { site, failed };
}

/** The document of the store as a part of a site, whenever it is right. */
function useEditedPart(name: DocumentName, store: DocumentStore, wanted: boolean): Partial<Site> {
  const [part, setPart] = useState<Partial<Site>>({});
  useEffect(() => {
    if (!wanted) return;
    const read = () => {
      const parsed = parseDocument(name, store.value);
      if (parsed.ok) setPart({ [name]: parsed.value });
    };
    read();
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(read, pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [name, store, wanted]);
  return part;
}
