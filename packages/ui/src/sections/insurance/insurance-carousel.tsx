import { Carousel } from "#components/carousel/carousel.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { CompanyName } from "./company-name.tsx";
import { type InsuranceContent, type InsuranceProps, insuranceContent } from "./insurance.props.ts";

/** Specification, section 9: five in view, three under 1024 px, two under 600, one under 480, moving each 2 s. */
const perView = { base: 1, xs: 2, ms: 3, lg: 5 };
const gap = 16;
const autoplay = 2000;

/** Names, or logos where there are any, pass by in one row, below what to ask. */
export function InsuranceCarousel(props: InsuranceProps) {
  const { sectionTitle, additionalInfo, companies, anchor, className } = insuranceContent(props);
  return (
    <Section
      type="Insurance"
      variant="InsuranceCarousel"
      anchor={anchor}
      className={className}
      tone="surface"
    >
      <div className="mb-6 grid gap-x-12 gap-y-4 md:mb-14 lg:grid-cols-2">
        <SectionHeading anchor={anchor} title={sectionTitle} className="mb-0 md:mb-0" />
        <RichText text={additionalInfo} className="text-text-soft max-md:text-sm" />
      </div>
      <Carousel
        label={sectionTitle}
        slides={companies.map((company, index) => ({
          key: `${index}-${company.name}`,
          content: <CompanyTile company={company} />,
        }))}
        perView={perView}
        gap={gap}
        autoplay={autoplay}
        wrap="loop"
        pages="counter"
      />
    </Section>
  );
}

function CompanyTile({ company }: { company: InsuranceContent["companies"][number] }) {
  return (
    <div className="flex h-full min-h-24 md:min-h-32 items-center justify-center rounded-card bg-surface-alt px-4 py-6 text-center">
      <CompanyName company={company} />
    </div>
  );
}
