import type { ImageRef } from "@consultorio/content";
import type { CSSProperties } from "react";
import type { ImageProps } from "#messages/host-components.ts";
import { useHostComponents, useMessages } from "#messages/messages.tsx";
import { pictureWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { VesselLine } from "../vessel-line/vessel-line.tsx";

interface PictureProps {
  /** Null where the content names none. */
  image: ImageRef | null;
  /** In place of the picture's own description; empty where others say the same. */
  alt?: string;
  /** Without a description of its own the picture is decoration, and its placeholder too. */
  decorative?: boolean;
  /** As in HTML: how wide the picture is drawn, so that a phone downloads a phone's picture. */
  sizes?: string;
  /** The page's largest picture: loaded at once, and as its file for phones where it fills one. All others load when they come near. */
  priority?: boolean;
  /** Box of the picture: give it its proportion (`aspect-4/3`) and radius. */
  className?: string;
  /** Of the `<img>`, for the layout's own focal point; one that the clinic set goes before it. */
  style?: CSSProperties;
}

/**
 * A picture that fills its box in the formats and widths that exist of it. Without a file it draws the designed
 * placeholder; a file that fails to load becomes it (`c-picture`).
 */
export function Picture(props: PictureProps) {
  const { image, decorative = false, sizes = "100vw", priority = false, className, style } = props;
  const { image: HostImage } = useHostComponents();
  const name = props.alt ?? image?.alt ?? (decorative ? "" : undefined);
  if (!image?.src) return <PicturePlaceholder alt={name} className={className} />;
  const { src, srcset, sources = [], phone, width, height, focus } = image;
  const attributes: ImageProps = {
    src,
    alt: name ?? "",
    width,
    height,
    sizes,
    loading: priority ? "eager" : "lazy",
    fetchPriority: priority ? "high" : "auto",
    className: "size-full object-cover",
    style: focus ? { ...style, objectPosition: `${focus.x}% ${focus.y}%` } : style,
  };
  return (
    <c-picture suppressHydrationWarning className={cn("block overflow-hidden bg-surface-alt", className)}>
      {HostImage && srcset === undefined && sources.length === 0 ? (
        <HostImage {...attributes} />
      ) : (
        <picture>
          {priority && phone && sizes.endsWith("100vw") && <source {...phone} />}
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
          ))}
          <img
            {...attributes}
            srcSet={srcset}
            sizes={srcset && sizes}
            alt={attributes.alt}
            decoding="async"
          />
        </picture>
      )}
    </c-picture>
  );
}

interface PicturePlaceholderProps {
  alt?: string | undefined;
  className?: string | undefined;
}

/** The placeholder for a missing picture: the brand's line on a plain background. An empty `alt` makes it decoration. */
function PicturePlaceholder({ alt, className }: PicturePlaceholderProps) {
  const { missing } = useMessages({ picture: pictureWords }).picture;
  const name = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt ?? missing };
  return (
    <span
      {...name}
      data-placeholder=""
      className={cn("relative flex items-center overflow-hidden bg-surface-strong text-brand", className)}
    >
      <VesselLine kind="divider" className="h-full max-h-24 opacity-60" />
    </span>
  );
}
