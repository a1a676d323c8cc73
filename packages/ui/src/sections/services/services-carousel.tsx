import { Carousel } from "#components/carousel/carousel.tsx";
import { Picture } from "#components/picture/picture.tsx";
import {
  type CollectionItem,
  type CollectionProps,
  collectionContent,
} from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

/** Specification, section 9: the first eight, one to three in view, 24 px apart, moving each 3 s for 0.8 s. */
const homeLimit = 8;
const perView = { base: 1, sm: 2, lg: 3 };
const gap = 24;
const autoplay = 3000;
const speed = 800;

/** Cards that pass by in a loop, the first eight. */
export function ServicesCarousel(props: CollectionProps) {
  const content = collectionContent(props, "services");
  const { sectionTitle, linkText, items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Services"
      variant="ServicesCarousel"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
      texts={content}
    >
      <Carousel
        label={sectionTitle}
        slides={items
          .slice(0, homeLimit)
          .map((item) => ({ key: item.id, content: <ServiceCard item={item} linkText={linkText} /> }))}
        perView={perView}
        gap={gap}
        autoplay={autoplay}
        speed={speed}
        pauseOnHover
        wrap="loop"
        pages="counter"
      />
    </CollectionSection>
  );
}

interface ServiceCardProps {
  item: CollectionItem;
  linkText: string;
}

function ServiceCard({ item, linkText }: ServiceCardProps) {
  return (
    <article
      aria-label={item.name}
      className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface"
    >
      <Picture
        image={item.image}
        decorative
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 90vw"
        className="aspect-2/1 max-sm:grow ms:aspect-4/3"
      />
      <div className="flex flex-col items-start p-[min(1.25rem,6.25vw)] ms:p-6 sm:grow">
        <ItemWords item={item} linkText={linkText} />
      </div>
    </article>
  );
}
