import { cva, type VariantProps } from "class-variance-authority";
import { ZoomIn } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Overlay, OverlayLink } from "#components/overlay/overlay.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { galleryWords, overlayWords } from "#messages/words.ts";
import { photoName } from "./photo-name.ts";
import { type PhotosGalleryProps, photosGalleryContent } from "./photos-gallery.props.ts";

const tile = cva("grid", {
  variants: {
    shape: {
      whole: "col-span-6 aspect-video",
      half: "col-span-6 aspect-video sm:col-span-3 sm:aspect-4/3",
      large: "col-span-6 aspect-4/3 lg:col-span-4 lg:row-span-2 lg:aspect-auto",
      third: "col-span-3 aspect-4/3 lg:col-span-2",
      /** A third that would stand alone in its row where there are two to a row. */
      last: "col-span-6 aspect-video lg:col-span-2 lg:aspect-4/3",
    },
  },
});
type Shape = NonNullable<VariantProps<typeof tile>["shape"]>;

/** Shapes that fill the wall without a hole, by how many photos there are: the gallery holds six at most. */
const walls: readonly (readonly Shape[])[] = [
  [],
  ["whole"],
  ["half", "half"],
  ["large", "third", "third"],
  ["half", "half", "half", "half"],
  ["large", "third", "third", "half", "half"],
  ["large", "third", "third", "third", "third", "last"],
];
const limit = walls.length - 1;

/** All photos at once, the first large; each opens large, with the next and the previous around the ends. */
export function PhotosGalleryGrid(props: PhotosGalleryProps) {
  const messages = useMessages({ gallery: galleryWords });
  const { sectionTitle, images, anchor, className, tone } = photosGalleryContent(props);
  const shown = images.slice(0, limit);
  return (
    <Section
      type="PhotosGallery"
      variant="PhotosGalleryGrid"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} />
      <Overlay label={sectionTitle}>
        <ul className="grid grid-cols-6 gap-3 md:gap-4">
          {shown.map((image, index) => (
            <li
              key={`${index}-${image.src}`}
              className={tile({ shape: walls[shown.length]?.[index] ?? "third" })}
            >
              <OverlayLink image={image} className="group relative block overflow-hidden rounded-card">
                <EnlargeSign />
                <Picture
                  image={image}
                  alt={photoName(image, sectionTitle, index, messages)}
                  sizes={index === 0 ? "(min-width: 64rem) 48rem, 92vw" : "(min-width: 64rem) 24rem, 46vw"}
                  className="size-full"
                />
              </OverlayLink>
            </li>
          ))}
        </ul>
      </Overlay>
    </Section>
  );
}

/** Only a photo that opens shows it. It has a `z-index`, because a theme may give photos a filter, which draws them above what stands before them. */
function EnlargeSign() {
  const messages = useMessages({ overlay: overlayWords });
  return (
    <span className="absolute right-2 bottom-2 z-1 hidden size-8 items-center justify-center rounded-full bg-surface text-text transition-colors duration-200 ease-calm group-hover:bg-action group-hover:text-on-action in-[a]:flex sm:size-10">
      <span className="sr-only">{messages.overlay.open}: </span>
      <LineIcon lines={ZoomIn} className="size-4 sm:size-5" />
    </span>
  );
}
