import { isShown, type Route, type Site } from "@consultorio/content";
import { RenderSection } from "../registry/render-section.tsx";
import { homeSections } from "./home-sections.ts";

interface HomePageProps {
  site: Site;
  route: Route;
}

/** The home page: its sections in the selected order. Without the hero, the doctor's name is the page's h1. */
export function HomePage({ site, route }: HomePageProps) {
  const { doctorInfo } = site.siteContent;
  return (
    <>
      {isShown(site.selectedSections, "Hero") ? null : (
        <h1 className="sr-only">{`${doctorInfo.name}, ${doctorInfo.specialty}`}</h1>
      )}
      {homeSections(site).map((type) => (
        <RenderSection key={type} type={type} site={site} route={route} />
      ))}
    </>
  );
}
