import { Carousel } from "#components/carousel/carousel.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { CompanyName } from "./company-name.tsx";
import { type InsuranceContent, type InsuranceProps, insuranceContent } from "./insurance.props.ts";

type Company = InsuranceContent["companies"][number];

/** Specification, section 9: five in view, three under 1024 px, two under 600, one under 480, moving each 2 s. */
const perView = { base: 1, xs: 2, ms: 3, lg: 5 };
const gap = 12;
const autoplay = 2000;

/** Logos, or names set as wordmarks, pass by in two rows: each slide is one above another. */
export function InsuranceCarousel(props: Omit<InsuranceProps, "contact">) {
  const { sectionTitle, additionalInfo, companies, anchor, className, tone } = insuranceContent(props);
  const pairs = inPairs(companies);
  const atMost = (count: number) => Math.min(count, pairs.length);
  return (
    <Section
      type="Insurance"
      variant="InsuranceCarousel"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <div className="grid gap-x-12 lg:grid-cols-2 lg:items-end">
        <SectionHeading anchor={anchor} title={sectionTitle} className="lg:mb-10" />
        <Carousel
          label={sectionTitle}
          slides={pairs.map((pair, index) => ({
            key: `${index}-${pair.map(({ name }) => name).join("-")}`,
            content: <Pair companies={pair} />,
          }))}
          perView={{
            base: perView.base,
            xs: atMost(perView.xs),
            ms: atMost(perView.ms),
            lg: atMost(perView.lg),
          }}
          gap={gap}
          autoplay={autoplay}
          wrap="loop"
          pages="counter"
          className="lg:col-span-2"
        />
        <RichText
          text={additionalInfo}
          className="mt-6 text-text-soft max-md:text-sm lg:col-start-2 lg:row-start-1 lg:mt-0 lg:mb-10"
        />
      </div>
    </Section>
  );
}

function inPairs(companies: Company[]): Company[][] {
  return companies.flatMap((_, index) => (index % 2 === 0 ? [companies.slice(index, index + 2)] : []));
}

function Pair({ companies }: { companies: Company[] }) {
  return (
    <ul className="grid h-full auto-rows-fr gap-3">
      {companies.map((company, index) => (
        <li
          key={index}
          className={cn(
            "flex min-h-20 items-center justify-center rounded-card border border-line px-4 py-3 sm:min-h-28 lg:min-h-36",
            company.logo === null ? "bg-surface-raised" : "bg-plate",
          )}
        >
          <CompanyName company={company} layout="stacked" />
        </li>
      ))}
    </ul>
  );
}
