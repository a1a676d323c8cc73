import type { ImageRef } from "@consultorio/content";
import type { CSSProperties } from "react";
import { strings } from "#strings/strings.ts";
import { cn } from "../class-names/class-names.ts";
import { VesselLine } from "../vessel-line/vessel-line.tsx";
import { sourcesOf } from "./picture-sources.ts";

interface PictureProps {
  /** Null where the content names none. */
  image: ImageRef | null;
  /** Empty for decoration; by default the clinic's or the library's own description. */
  alt?: string;
  /** As in HTML: how wide the picture is drawn, so that a phone downloads a phone's picture. */
  sizes?: string;
  /** The page's largest picture: loaded at once. All others load when they come near. */
  priority?: boolean;
  /** Box of the picture: give it its proportion (`aspect-4/3`) and radius. */
  className?: string;
  /** Of the `<img>`, for the layout's own focal point; one that the clinic set goes before it. */
  style?: CSSProperties;
}

/**
 * A picture that fills its box in the formats and widths that exist of it. A path that is empty or unknown draws
 * the designed placeholder; one that fails to load becomes it (`c-picture`).
 */
export function Picture({ image, alt, sizes = "100vw", priority = false, className, style }: PictureProps) {
  const known = sourcesOf(image?.path ?? "");
  if (known === null) return <PicturePlaceholder alt={alt} className={className} />;
  const focus = image?.focus;
  return (
    <c-picture className={cn("block overflow-hidden bg-bone", className)}>
      <picture>
        {known.srcset && <source type="image/avif" srcSet={known.srcset.avif} sizes={sizes} />}
        {known.srcset && <source type="image/webp" srcSet={known.srcset.webp} sizes={sizes} />}
        <img
          src={known.src}
          alt={alt ?? image?.alt ?? known.alt}
          width={known.width}
          height={known.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
          className="size-full object-cover"
          style={focus ? { ...style, objectPosition: `${focus.x}% ${focus.y}%` } : style}
        />
      </picture>
    </c-picture>
  );
}

interface PicturePlaceholderProps {
  alt?: string | undefined;
  className?: string | undefined;
}

/** What stands where a picture is missing: the brand's line on bone. An empty `alt` makes it decoration. */
function PicturePlaceholder({ alt = strings.picture.missing, className }: PicturePlaceholderProps) {
  const name = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span
      {...name}
      data-placeholder=""
      className={cn("relative flex items-center overflow-hidden bg-bone-deep text-artery", className)}
    >
      <VesselLine kind="divider" className="h-full max-h-24 opacity-60" />
    </span>
  );
}
