import { isShown, type Route, type Site } from "@consultorio/content";
import { Fragment } from "react";
import { RenderSection } from "../registry/render-section.tsx";
import { drawnHomeSections } from "./home-sections.ts";
import { HomeSigns } from "./home-signs.tsx";

interface HomePageProps {
  site: Site;
  route: Route;
}

/** The home page: its sections in the selected order, and below the hero the signs that should not wait. Without the hero, the doctor's name is the page's h1. */
export function HomePage({ site, route }: HomePageProps) {
  const { doctorInfo } = site.siteContent;
  return (
    <>
      {isShown(site.selectedSections, "Hero") ? null : (
        <h1 className="sr-only">{`${doctorInfo.name}, ${doctorInfo.specialty}`}</h1>
      )}
      {drawnHomeSections(site).map((type) => (
        <Fragment key={type}>
          <RenderSection type={type} site={site} route={route} />
          {type === "Hero" && <HomeSigns site={site} />}
        </Fragment>
      ))}
    </>
  );
}
