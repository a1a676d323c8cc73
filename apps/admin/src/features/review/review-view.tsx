import type { Site } from "@consultorio/content";
import { NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { toasts } from "#components/toasts.ts";
import type { PagePart } from "#live-preview/messages.ts";
import { PreviewFrame } from "#live-preview/preview-frame.tsx";
import type { SitePage } from "#live-preview/site-pages.ts";
import { previewWidths, WidthControl } from "#live-preview/width-control.tsx";
import reviewClasses from "./review.module.css";
import { messages } from "./strings.ts";

interface ReviewViewProps {
  site: Site;
  pages: SitePage[];
  page: SitePage;
  onPage: (page: SitePage) => void;
  /** The page is drawn and has these parts. */
  onParts: (parts: PagePart[]) => void;
}

/** The draft as visitors would see it: any page, at the width of a telephone, a tablet or a computer. */
export function ReviewView({ site, pages, page, onPage, onParts }: ReviewViewProps) {
  const [width, setWidth] = useState<number>(previewWidths.phone);
  const snapshot = useMemo(() => ({ site, route: page.route, section: null }), [site, page]);
  const go = (path: string) => {
    const nextPage = pages.find((one) => one.path === path);
    if (nextPage) onPage(nextPage);
    else toasts.error(messages.page.noSuchPage);
  };
  return (
    <section className={reviewClasses.preview} aria-labelledby="vista">
      <h2 id="vista">{messages.page.preview}</h2>
      <div className={reviewClasses.controls}>
        <NativeSelect
          className={reviewClasses.pages}
          label={messages.page.choosePage}
          value={page.path}
          data={pages.map(({ path, label }) => ({ value: path, label }))}
          onChange={(event) => go(event.currentTarget.value)}
        />
        <WidthControl width={width} onChange={setWidth} />
      </div>
      <div className={reviewClasses.frame} data-narrow={width === previewWidths.phone}>
        <PreviewFrame
          width={width}
          snapshot={snapshot}
          title={messages.page.frame}
          onLeave={go}
          onParts={onParts}
        />
      </div>
    </section>
  );
}
