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
const autoplay = 2000;

/**
 * Pixels between two slides. A column begins 20 px before its slide, so 12 px are left between two columns, and the edge of
 * the next column shows while its slide is still out of view.
 */
const gap = 32;
const columnStart = "-ms-[20px]";

/** The view begins and ends a pixel beyond the columns: where widths are fractions, their borders are not cut. */
const view = "*:first:-mx-px *:first:scroll-ps-[21px] *:first:ps-[21px] *:first:pe-px";

/** For phones and tablets, where not all columns fit: the room up to the screen's end, which shows the edge of the next one. */
const nextEdge = {
  base: "max-xs:*:first:-me-gutter max-xs:*:first:pe-[32px]",
  xs: "xs:max-ms:*:first:-me-gutter xs:max-ms:*:first:pe-[32px]",
  ms: "ms:max-lg:*:first:-me-gutter ms:max-lg:*:first:pe-[32px]",
};

/** For each width at which all columns fit: without the controls. */
const noControls = { base: "max-xs:hidden", xs: "xs:max-ms:hidden", ms: "ms:max-lg:hidden", lg: "lg:hidden" };

/** Logos, or names set as wordmarks, in columns of two or three. Where not all columns fit, they pass by. */
export function InsuranceCarousel(props: Omit<InsuranceProps, "contact">) {
  const { sectionTitle, additionalInfo, companies, anchor, className, tone } = insuranceContent(props);
  const rows = Math.min(companies.length > perView.lg * 2 ? 3 : 2, companies.length);
  const columns = inColumns(companies, rows);
  const atMost = (count: number) => Math.min(count, columns.length);
  return (
    <Section
      type="Insurance"
      variant="InsuranceCarousel"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2 lg:items-end">
        <SectionHeading anchor={anchor} title={sectionTitle} className="lg:mb-16" />
        <Carousel
          label={sectionTitle}
          slides={columns.map((column, index) => ({
            key: `${index}-${column.map(({ name }) => name).join("-")}`,
            content: <Column companies={column} rows={rows} />,
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
          className={cn(
            "min-w-0 lg:col-span-2",
            view,
            columns.length > perView.base && nextEdge.base,
            columns.length > perView.xs && nextEdge.xs,
            columns.length > perView.ms && nextEdge.ms,
          )}
          controlsClassName={cn(
            columns.length <= perView.base && noControls.base,
            columns.length <= perView.xs && noControls.xs,
            columns.length <= perView.ms && noControls.ms,
            columns.length <= perView.lg && noControls.lg,
          )}
        />
        <RichText
          text={additionalInfo}
          className="mt-6 text-text-soft max-md:text-sm lg:col-start-2 lg:row-start-1 lg:mt-0 lg:mb-16"
        />
      </div>
    </Section>
  );
}

function inColumns(companies: Company[], rows: number): Company[][] {
  return companies.flatMap((_, index) => (index % rows === 0 ? [companies.slice(index, index + rows)] : []));
}

function Column({ companies, rows }: { companies: Company[]; rows: number }) {
  return (
    <ul
      className={cn(
        "grid h-full gap-3",
        columnStart,
        rows === 3 ? "grid-rows-3" : rows === 2 ? "grid-rows-2" : "grid-rows-1",
      )}
    >
      {companies.map((company, index) => (
        <li
          key={index}
          className={cn(
            "flex min-h-24 justify-center rounded-card border border-line px-1 sm:min-h-28 sm:px-2 xl:min-h-32",
            company.logo === null
              ? "items-start bg-surface-raised pt-2 pb-2 sm:pt-3 sm:pb-3 xl:pt-4"
              : "items-center bg-plate py-3",
          )}
        >
          <CompanyName company={company} layout="stacked" />
        </li>
      ))}
    </ul>
  );
}
