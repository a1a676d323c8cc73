import { Carousel } from "#components/carousel/carousel.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { galleryWords } from "#messages/words.ts";
import { photoName } from "./photo-name.ts";
import { type PhotosGalleryProps, photosGalleryContent } from "./photos-gallery.props.ts";

/** The gallery holds six pictures (specification, section 9). */
const limit = 6;

/** A large photo in the dark and the strip of all of them: below it on phones, beside it on wide screens. */
export function PhotosGalleryFilmstrip(props: Omit<PhotosGalleryProps, "tone">) {
  const messages = useMessages({ gallery: galleryWords });
  const { sectionTitle, images, anchor, className } = photosGalleryContent(props);
  return (
    <Section
      type="PhotosGallery"
      variant="PhotosGalleryFilmstrip"
      anchor={anchor}
      className={className}
      tone="inverse"
    >
      <SectionHeading anchor={anchor} title={sectionTitle} />
      <Carousel
        label={sectionTitle}
        slides={images.slice(0, limit).map((image, index) => ({
          key: `${index}-${image.src}`,
          content: (
            <Picture
              image={image}
              alt={photoName(image, sectionTitle, index, messages)}
              sizes="(min-width: 80rem) 62rem, 92vw"
              className="aspect-4/3 rounded-card md:aspect-video"
            />
          ),
          thumbnail: <Picture image={image} alt="" sizes="10rem" className="size-full" />,
        }))}
        wrap="loop"
        pages="thumbnails"
        ground="dark"
        className="lg:has-data-controls:grid lg:grid-cols-7 lg:gap-4 lg:*:data-viewport:col-span-6 lg:noscript:*:data-viewport:col-span-7"
        controlsClassName="lg:mt-0 lg:grid lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)_auto] lg:items-stretch lg:justify-items-center lg:*:data-dots:col-span-2 lg:*:data-dots:w-full"
      />
    </Section>
  );
}
