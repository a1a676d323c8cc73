import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { ArticleTitle, Published } from "./article-parts.tsx";
import { type Article, type ArticleTeasersProps, articleTeasersContent } from "./article-teasers.props.ts";

/** The year in large figures, and beside it its articles as lines with their date. */
export function ArticleTeasersYears(props: ArticleTeasersProps) {
  const { sectionTitle, sectionSubtitle, articles, more, anchor, className, tone } =
    articleTeasersContent(props);
  const years = Map.groupBy(articles, ({ day }) => day.slice(0, 4));
  return (
    <Section
      type="ArticleTeasers"
      variant="ArticleTeasersYears"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <div className="space-y-8 md:space-y-10">
        {[...years].map(([year, published], index) => (
          <div key={index} className="grid gap-x-column border-t-2 border-text pt-4 md:grid-cols-4">
            {year === "" ? null : (
              <Heading level={3} size="page" className="text-action tabular-nums">
                {year}
              </Heading>
            )}
            <ul className="divide-y divide-line md:col-span-3 md:col-start-2">
              {published.map((article, index) => (
                <Line key={index} article={article} level={year === "" ? 3 : 4} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Line({ article, level }: { article: Article; level: 3 | 4 }) {
  return (
    <li className="group relative py-4 md:py-5 md:first:pt-1">
      <Heading level={level} size="card">
        <ArticleTitle {...article} />
      </Heading>
      <Paragraph text={article.summary} className="mt-1 text-text-soft" />
      <Published {...article} className="mt-2" />
    </li>
  );
}
