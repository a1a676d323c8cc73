import { useState } from "react";
import { pageScreenshot } from "../../variants/preview-screenshots.ts";

/** The width in pixels at which a page's screenshot is taken. */
const pageWidth = 1280;

/** A page by the name of its story in code, cut at the height of a sheet. A long page's screenshot has more columns than the one shown. */
export function PagePicture({ story }: { story: string }) {
  const [columns, setColumns] = useState(1);
  return (
    <span className="block aspect-3/4 overflow-hidden rounded-card border border-line bg-surface-alt">
      <img
        src={pageScreenshot(story) ?? ""}
        alt=""
        loading="lazy"
        onLoad={({ currentTarget }) => setColumns(currentTarget.naturalWidth / pageWidth)}
        style={{ width: `${columns * 100}%`, maxWidth: "none" }}
      />
    </span>
  );
}
