import type { Route, Site } from "@consultorio/content";
import { pictureSources } from "@consultorio/imagery";

/** The picture that a shared link to a page shows; null where the page has none of the library. */
export function shareImage(site: Site, route: Route) {
  const picture = pictureSources(picturePath(site, route));
  return (
    picture && {
      url: picture.openGraph.src,
      width: picture.openGraph.width,
      height: picture.openGraph.height,
      alt: picture.alt,
    }
  );
}

function picturePath({ siteContent, ...site }: Site, route: Route): string {
  switch (route.page) {
    case "services":
      return siteContent.services.page.backgroundImage;
    case "diseases":
      return siteContent.diseasesSection.page.backgroundImage;
    case "symptoms":
      return siteContent.symptoms.page.backgroundImage;
    case "service":
      return site.services.find(({ id }) => id === route.id)?.imageIndividual ?? "";
    case "disease":
      return site.diseases.find(({ id }) => id === route.id)?.imageIndividual ?? "";
    case "symptom":
      return site.symptoms.find(({ id }) => id === route.id)?.imageIndividual ?? "";
    case "contact":
      return siteContent.contact.backgroundImage;
    case "home":
      return siteContent.heroSection.mainImage || (siteContent.heroSlider.slides[0]?.image ?? "");
    case "not-found":
      return "";
  }
}
