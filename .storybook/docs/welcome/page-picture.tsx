import { pageThumbnail } from "../../variants/preview-screenshots.ts";

/** A page by the name of its story in code, cut at the height of a sheet. */
export const PagePicture = ({ story }: { story: string }) => (
  <span className="block aspect-3/4 overflow-hidden rounded-card border border-line bg-surface-alt">
    <img src={pageThumbnail(story) ?? ""} alt="" loading="lazy" style={{ width: "100%" }} />
  </span>
);
