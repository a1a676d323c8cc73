import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { Stars } from "#components/stars/stars.tsx";
import { Patient } from "./patient.tsx";
import { ReviewsLink } from "./reviews-link.tsx";
import { type TestimonialItem, type TestimonialsProps, testimonialsContent } from "./testimonials.props.ts";

/** More would be a list, and no wall. */
const limit = 11;

/** Short quotations laid like bricks, read down each column; the first brick is the title. */
export function TestimonialsWall(props: Omit<TestimonialsProps, "image">) {
  const { sectionTitle, sectionSubtitle, sectionDescription, reviewsHref, items, anchor, className, tone } =
    testimonialsContent(props);
  return (
    <Section
      type="Testimonials"
      variant="TestimonialsWall"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <div className="-mb-6 gap-6 sm:columns-2 lg:columns-3">
        <div className="break-inside-avoid pb-5 ms:pb-8">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            className="mb-0 md:mb-0"
          />
          <RichText text={sectionDescription} className="mt-3 md:mt-6 text-sm text-text-soft" />
          <ReviewsLink href={reviewsHref} className="mt-4" />
        </div>
        <ul className="contents">
          {items.slice(0, limit).map((item, index) => (
            <li key={index} className="break-inside-avoid pb-3 ms:pb-4 md:pb-6">
              <Brick testimonial={item} place={index} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const bricks = { surface: "bg-surface text-text", info: "bg-inverse-info text-on-inverse" };
const grounds = ["surface", "surface", "info", "surface", "surface"] as const;

function Brick({ testimonial, place }: { testimonial: Required<TestimonialItem>; place: number }) {
  const { rating, shortTestimonial } = testimonial;
  const ground = grounds[place % grounds.length] ?? "surface";
  return (
    <figure
      data-tone={ground === "info" ? "inverse" : undefined}
      className={`flex flex-col rounded-card p-card-small ms:p-5 md:p-7 ${bricks[ground]}`}
    >
      <blockquote className="font-display text-lg">
        <p>«{shortTestimonial}»</p>
      </blockquote>
      <Stars rating={rating} className="mt-2 ms:mt-3 md:mt-5" />
      <Patient patient={testimonial} className="mt-2 ms:mt-3 md:mt-5" />
    </figure>
  );
}
