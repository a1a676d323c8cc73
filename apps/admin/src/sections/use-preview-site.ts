import type { SelectedSections, Site } from "@consultorio/content";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { draftQuery } from "../api/draft.ts";

/** The draft with the selection that stands on the screen; null until all of it is there. */
export function usePreviewSite(selectedSections: SelectedSections): { site: Site | null; failed: boolean } {
  const [siteContent, diseases, symptoms, services, testimonials] = useQueries({
    queries: [
      draftQuery("siteContent"),
      draftQuery("diseases"),
      draftQuery("symptoms"),
      draftQuery("services"),
      draftQuery("testimonials"),
    ],
  });
  const failed = [siteContent, diseases, symptoms, services, testimonials].some(({ isError }) => isError);
  const site = useMemo(() => {
    const parts = {
      siteContent: siteContent.data?.value,
      diseases: diseases.data?.value,
      symptoms: symptoms.data?.value,
      services: services.data?.value,
      testimonials: testimonials.data?.value,
    };
    return isComplete(parts) ? { ...parts, selectedSections } : null;
  }, [siteContent.data, diseases.data, symptoms.data, services.data, testimonials.data, selectedSections]);
  return { site, failed };
}

type Content = Omit<Site, "selectedSections">;

const isComplete = (parts: { [Name in keyof Content]: Content[Name] | undefined }): parts is Content =>
  Object.values(parts).every((part) => part !== undefined);
