import { Carousel } from "#components/carousel/carousel.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { ParallaxGround } from "#components/parallax/parallax.tsx";
import { Section } from "#components/section/section.tsx";
import { Stars } from "#components/stars/stars.tsx";
import { Patient } from "./patient.tsx";
import { ReviewsLink } from "./reviews-link.tsx";
import { type TestimonialItem, type TestimonialsProps, testimonialsContent } from "./testimonials.props.ts";

/** Specification, section 9: moves each 5 s for half a second. */
const autoplay = 5000;
const speed = 500;

/** One large quotation at a time over a picture that lags behind the scroll. */
export function TestimonialsQuote(props: Omit<TestimonialsProps, "tone">) {
  const { sectionTitle, sectionSubtitle, sectionDescription, image, reviewsHref, items, anchor, className } =
    testimonialsContent(props);
  return (
    <Section
      type="Testimonials"
      variant="TestimonialsQuote"
      anchor={anchor}
      className={className}
      tone="inverse"
      background={
        image === null ? undefined : (
          <ParallaxGround image={image}>
            <div className="absolute inset-0 bg-scrim/80" />
          </ParallaxGround>
        )
      }
    >
      <div className="text-center">
        <h2 id={headingId(anchor)} className="text-xl">
          {sectionTitle}
        </h2>
        {sectionSubtitle === "" ? null : (
          <p className="mt-2 text-balance text-on-inverse-soft">{sectionSubtitle}</p>
        )}
        <RichText
          text={sectionDescription}
          className="mx-auto mt-2 text-sm text-balance text-on-inverse-soft"
        />
        <ReviewsLink href={reviewsHref} className="mt-2" />
      </div>
      <Carousel
        label={sectionTitle}
        slides={items.map((item, index) => ({
          key: `${index}-${item.name}`,
          content: <Quotation testimonial={item} />,
        }))}
        autoplay={autoplay}
        speed={speed}
        pauseOnHover
        wrap="loop"
        arrows={false}
        pages="dots"
        ground="dark"
        className="mt-6 md:mt-14"
        controlsClassName="relative mt-5 px-14 md:mt-10 *:data-pause:absolute *:data-pause:right-0"
      />
    </Section>
  );
}

function Quotation({ testimonial }: { testimonial: Required<TestimonialItem> }) {
  const { rating, shortTestimonial } = testimonial;
  return (
    <figure className="mx-auto flex h-full max-w-4xl flex-col items-center justify-center text-center">
      <Stars rating={rating} />
      <blockquote className="mt-4 font-display text-2xl md:text-3xl text-balance">
        <p>«{shortTestimonial}»</p>
      </blockquote>
      <Patient
        patient={testimonial}
        className={cn("mt-6", testimonial.image === null ? "justify-center" : "text-start")}
      />
    </figure>
  );
}
