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

/** One photo at a time from edge to edge of the screen, its controls on a plate over its lower edge; after the last comes the first again. */
export function PhotosGalleryCarousel(props: PhotosGalleryProps) {
  const messages = useMessages({ gallery: galleryWords });
  const { sectionTitle, images, anchor, className, tone } = photosGalleryContent(props);
  return (
    <Section
      type="PhotosGallery"
      variant="PhotosGalleryCarousel"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
      width="bleed"
    >
      <div className="shell-content">
        <SectionHeading anchor={anchor} title={sectionTitle} align="center" />
      </div>
      <Carousel
        label={sectionTitle}
        slides={images.slice(0, limit).map((image, index) => ({
          key: `${index}-${image.src}`,
          content: (
            <Picture
              image={image}
              alt={photoName(image, sectionTitle, index, messages)}
              className="aspect-4/3 w-full md:aspect-21/9 md:max-h-176"
            />
          ),
        }))}
        gap={0}
        wrap="loop"
        pages="dots"
        controlsClassName="relative z-10 mx-gutter -mt-8 flex-nowrap justify-between gap-1 rounded-full bg-surface p-2 shadow-float ms:mx-auto ms:w-fit *:data-dots:order-none *:data-dots:basis-auto *:data-next:order-last"
      />
    </Section>
  );
}
