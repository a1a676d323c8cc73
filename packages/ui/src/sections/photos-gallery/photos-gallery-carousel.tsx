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

/** One picture at a time over the whole width; after the last comes the first again. */
export function PhotosGalleryCarousel(props: PhotosGalleryProps) {
  const messages = useMessages({ gallery: galleryWords });
  const { sectionTitle, images, anchor, className } = photosGalleryContent(props);
  return (
    <Section
      type="PhotosGallery"
      variant="PhotosGalleryCarousel"
      anchor={anchor}
      className={className}
      tone="surface"
    >
      <SectionHeading anchor={anchor} title={sectionTitle} align="center" />
      <Carousel
        label={sectionTitle}
        slides={images.slice(0, limit).map((image, index) => ({
          key: `${index}-${image.src}`,
          content: (
            <Picture
              image={image}
              alt={photoName(image, sectionTitle, index, messages)}
              sizes="(min-width: 80rem) 72rem, 92vw"
              className="aspect-4/3 rounded-card md:aspect-video"
            />
          ),
        }))}
        wrap="loop"
        pages="dots"
        controlsClassName="justify-between *:data-dots:order-none *:data-dots:basis-36 *:data-dots:grow *:data-next:order-last"
      />
    </Section>
  );
}
