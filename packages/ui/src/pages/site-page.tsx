import {
  hoursLines,
  isShown,
  laterClosures,
  laterLinks,
  listedKind,
  openingHours,
  pageNumberOf,
  type Route,
  type Site,
} from "@consultorio/content";
import type { CSSProperties } from "react";
import { AnnouncementBar } from "../components/announcement-bar/announcement-bar.tsx";
import { pageContactLinks } from "../components/contact-buttons/contact-links.ts";
import { FloatingButtons } from "../components/contact-buttons/floating-buttons.tsx";
import { selectNotice } from "../components/notice-bar/notice.contract.ts";
import { NoticeBar } from "../components/notice-bar/notice-bar.tsx";
import { RenderSection } from "../registry/render-section.tsx";
import { strings } from "../strings/strings.ts";
import { ContactPage } from "./contact/contact-page.tsx";
import { DetailPage } from "./detail/detail-page.tsx";
import { detailView } from "./detail/detail-view.ts";
import { ExampleNotice } from "./example-notice.tsx";
import { HomePage } from "./home-page.tsx";
import { ListPage } from "./list/list-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PrintLetterhead } from "./print-letterhead.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { SearchPage } from "./search-page.tsx";
import { ThemeStyle } from "./theme-style.tsx";
import { VisitSheetPage } from "./visit-sheet/visit-sheet-page.tsx";

interface SitePageProps {
  site: Site;
  route: Route;
}

const main = "contenido";

/** The header's heights in pixels, for a first section that reaches under it. */
function headerHeights({ headerHeight, headerStickyHeight }: Site["siteContent"]["header"]): CSSProperties {
  const style: Record<string, string> = {
    "--header-wide-height": `${headerHeight}px`,
    "--header-stuck-height": `${headerStickyHeight}px`,
  };
  return style;
}

/** A whole page of the public site, everything inside `<body>`. An unknown record draws the not-found page. */
export function SitePage({ site, route }: SitePageProps) {
  const item = detailView(site, route);
  return (
    <>
      <ThemeStyle theme={site.siteContent.theme} />
      <a
        href={`#${main}`}
        className="sr-only rounded-full bg-inverse px-6 py-3 text-on-inverse focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {strings.skipToContent}
      </a>
      <AnnouncementBar site={site.siteContent} laterClosures={laterClosures(site)} />
      <ExampleNotice site={site} />
      <NoticeBar notice={selectNotice(site.siteContent)} tone="alt" />
      <RenderSection type="Header" site={site} route={route} />
      <main id={main} tabIndex={-1} className="outline-none" style={headerHeights(site.siteContent.header)}>
        {item === null && route.page !== "visitSheet" ? null : <PrintLetterhead site={site.siteContent} />}
        {item === null ? (
          <PageBody site={site} route={route} />
        ) : (
          <DetailPage site={site} route={route} item={item} />
        )}
      </main>
      <RenderSection type="Footer" site={site} route={route} />
      {isShown(site.selectedSections, "Footer") ? null : (
        <NoticeBar notice={selectNotice(site.siteContent)} landmark={false} siteLinks={laterLinks(site)} />
      )}
      <FloatingButtons
        contact={pageContactLinks(site, route)}
        office={{ hours: hoursLines(site.siteContent), opening: openingHours(site.siteContent) }}
      />
    </>
  );
}

function PageBody({ site, route }: SitePageProps) {
  const listed = listedKind(route);
  if (listed) return <ListPage site={site} kind={listed} pageNumber={pageNumberOf(route)} />;
  switch (route.page) {
    case "home":
      return <HomePage site={site} route={route} />;
    case "contact":
      return <ContactPage site={site} route={route} />;
    case "search":
      return <SearchPage site={site} />;
    case "visitSheet":
      return <VisitSheetPage site={site} />;
    case "privacy":
      return <PrivacyPage site={site} />;
    default:
      return <NotFoundPage site={site} />;
  }
}
