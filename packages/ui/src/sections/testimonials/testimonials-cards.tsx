import { Quote } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { Carousel } from "#components/carousel/carousel.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { Stars } from "#components/stars/stars.tsx";
import { useMessages } from "#messages/messages.tsx";
import { testimonialsWords } from "#messages/words.ts";
import { Patient } from "./patient.tsx";
import { ReviewsLink } from "./reviews-link.tsx";
import { type TestimonialItem, type TestimonialsProps, testimonialsContent } from "./testimonials.props.ts";

/** Specification, section 9: two in view, one under 1024 px, moving each 5 s for half a second. */
const perView = { base: 1, lg: 2 };
const gap = 24;
const autoplay = 5000;
const speed = 500;

/** The title stands beside two cards at a time. */
export function TestimonialsCards(props: Omit<TestimonialsProps, "image">) {
  const { sectionTitle, sectionSubtitle, sectionDescription, reviewsHref, items, anchor, className, tone } =
    testimonialsContent(props);
  return (
    <Section
      type="Testimonials"
      variant="TestimonialsCards"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <div className="grid gap-x-column gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            className="mb-0 md:mb-0"
          />
          <RichText text={sectionDescription} className="mt-3 md:mt-6 text-sm text-text-soft" />
          <ReviewsLink href={reviewsHref} className="mt-4" />
        </div>
        <Carousel
          label={sectionTitle}
          slides={items.map((item, index) => ({
            key: `${index}-${item.name}`,
            content: <TestimonialCard testimonial={item} />,
          }))}
          perView={perView}
          gap={gap}
          autoplay={autoplay}
          speed={speed}
          pauseOnHover
          wrap="loop"
          pages="counter"
          className="min-w-0 lg:col-span-8"
        />
      </div>
    </Section>
  );
}

/** Most characters of a quotation that fits every card without the button. */
const longestWithoutButton = 120;

/**
 * 360 px high (specification, section 9): a button opens the rest, see testimonial-card.css. A quotation from a longer
 * testimonial ends with the usual mark for an omission, since its last sentence looks complete.
 */
function TestimonialCard({ testimonial }: { testimonial: Required<TestimonialItem> }) {
  const messages = useMessages({ testimonials: testimonialsWords });
  const { name, rating, shortTestimonial, fullTestimonial } = testimonial;
  const fullText = fullTestimonial === shortTestimonial ? "" : fullTestimonial;
  return (
    <figure
      data-card=""
      className="flex h-full min-h-90 flex-col rounded-card bg-surface p-[min(1.5rem,7vw)] sm:max-lg:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <Stars rating={rating} />
        <LineIcon lines={Quote} className="size-7 text-action" />
      </div>
      <blockquote
        data-quotation=""
        className="mt-3 font-display text-xl leading-snug sm:max-lg:mt-5 sm:max-lg:text-2xl lg:mt-4 lg:text-lg lg:leading-snug"
      >
        <p>
          {shortTestimonial}
          {fullText === "" ? null : <span aria-hidden="true"> {messages.testimonials.omission}</span>}
        </p>
      </blockquote>
      {fullText === "" && shortTestimonial.length <= longestWithoutButton ? null : (
        <details className="mt-1 text-sm">
          <summary className={cn(textLink, "inline-flex min-h-control items-center")}>
            {messages.testimonials.readMore}
            <span className="sr-only">: {name}</span>
          </summary>
          <RichText text={fullText} className="mt-1 text-text-soft" />
        </details>
      )}
      <Patient patient={testimonial} className="mt-auto border-t border-line pt-3" />
    </figure>
  );
}
