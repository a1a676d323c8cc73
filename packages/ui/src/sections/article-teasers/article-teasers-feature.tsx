import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { ArticleTitle, Published } from "./article-parts.tsx";
import { type Article, type ArticleTeasersProps, articleTeasersContent } from "./article-teasers.props.ts";

const besideLimit = 4;

/** The newest article large, with its picture, and the next ones as lines of text beside it. */
export function ArticleTeasersFeature(props: ArticleTeasersProps) {
  const { sectionTitle, sectionSubtitle, articles, more, anchor, className, tone } =
    articleTeasersContent(props);
  const [first, ...others] = articles;
  if (first === undefined) return null;
  return (
    <Section
      type="ArticleTeasers"
      variant="ArticleTeasersFeature"
      anchor={anchor}
      className={className}
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-12">
        <Feature article={first} />
        {others.length === 0 ? null : (
          <ul className="divide-y divide-line border-t-2 border-text lg:col-span-5 lg:self-start">
            {others.slice(0, besideLimit).map((article, index) => (
              <li key={index} className="group relative py-4 sm:py-5">
                <Published {...article} />
                <Heading level={3} size="small" className="mt-1 leading-snug">
                  <ArticleTitle {...article} />
                </Heading>
                <Paragraph text={article.summary} className="mt-1 hidden text-sm text-text-soft sm:block" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** Without a picture it lies on a ground of its own. */
function Feature({ article }: { article: Article }) {
  const { image, summary } = article;
  return (
    <article
      aria-label={article.title}
      className={cn(
        "group relative lg:col-span-7",
        image === null && "rounded-card bg-info-soft p-card sm:p-10 lg:self-start",
      )}
    >
      {image === null ? null : (
        <Picture
          image={image}
          decorative
          sizes="(min-width: 64rem) 42rem, 90vw"
          className="mb-5 aspect-3/2 rounded-card sm:aspect-2/1 lg:aspect-3/2"
        />
      )}
      <Published {...article} />
      <Heading level={3} size="feature" className="mt-2">
        <ArticleTitle {...article} />
      </Heading>
      <Paragraph text={summary} className="mt-3 max-w-text text-text-soft" />
    </article>
  );
}
