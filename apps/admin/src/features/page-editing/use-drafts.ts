import type { DocumentName } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Draft, draftQuery } from "#api/draft.ts";

export type Drafts = { [Name in DocumentName]: Draft<Name> };

/** All documents of the draft as one query: a page is drawn from all of them. */
export function useDrafts() {
  const queries = {
    siteContent: useQuery(draftQuery("siteContent")),
    selectedSections: useQuery(draftQuery("selectedSections")),
    diseases: useQuery(draftQuery("diseases")),
    symptoms: useQuery(draftQuery("symptoms")),
    services: useQuery(draftQuery("services")),
    guides: useQuery(draftQuery("guides")),
    testimonials: useQuery(draftQuery("testimonials")),
  };
  const siteContent = queries.siteContent.data;
  const selectedSections = queries.selectedSections.data;
  const diseases = queries.diseases.data;
  const symptoms = queries.symptoms.data;
  const services = queries.services.data;
  const guides = queries.guides.data;
  const testimonials = queries.testimonials.data;
  const data = useMemo(
    () =>
      siteContent && selectedSections && diseases && symptoms && services && guides && testimonials
        ? { siteContent, selectedSections, diseases, symptoms, services, guides, testimonials }
        : undefined,
    [siteContent, selectedSections, diseases, symptoms, services, guides, testimonials],
  );
  const all = Object.values(queries);
  return {
    data,
    isError: all.some(({ isError }) => isError),
    refetch: () => {
      for (const { isError, refetch } of all) if (isError) void refetch();
    },
  };
}
