import { Newspaper } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { phoneSwipe, phoneSwipeCard } from "../collection/phone-swipe.ts";
import { ArticleTitle, Day } from "./article-parts.tsx";
import { type Article, type ArticleTeasersProps, articleTeasersContent } from "./article-teasers.props.ts";

const rowLength = 3;

/** One row, or two where they are full. */
const shownOf = (articles: readonly Article[]): readonly Article[] =>
  articles.slice(0, articles.length < 2 * rowLength ? rowLength : 2 * rowLength);

/** Equal cards with the picture at the top and the place of publication upon it; on a phone a row that scrolls. */
export function ArticleTeasersCards(props: ArticleTeasersProps) {
  const { sectionTitle, sectionSubtitle, articles, more, anchor, className, tone } =
    articleTeasersContent(props);
  const shown = shownOf(articles);
  const isPictured = shown.some(({ image }) => image !== null);
  return (
    <Section
      type="ArticleTeasers"
      variant="ArticleTeasersCards"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <ul className={cn(phoneSwipe, "sm:gap-5", shown.length === 2 ? "sm:grid-cols-2" : "sm:grid-cols-3")}>
        {shown.map((article, index) => (
          <Card key={index} article={article} isPictured={isPictured} />
        ))}
      </ul>
    </Section>
  );
}

/** Between cards with pictures, one without has an icon in its place. */
function Card({ article, isPictured }: { article: Article; isPictured: boolean }) {
  const { source, summary, date, day, image } = article;
  return (
    <li
      className={cn(
        phoneSwipeCard,
        "group relative flex flex-col overflow-hidden rounded-card bg-surface-raised",
      )}
    >
      {isPictured ? <CardPicture image={image} /> : null}
      <div className="flex grow flex-col items-start p-card sm:p-6">
        {source === "" ? null : (
          <p
            className={cn(
              "max-w-full rounded-full bg-action-soft px-4 py-1 text-sm font-semibold text-action-strong",
              isPictured && "relative -mt-9 mb-3 bg-surface-raised sm:-mt-10",
            )}
          >
            {source}
          </p>
        )}
        <Heading level={3} size="card" className="mt-2 sm:max-lg:text-lg sm:max-lg:leading-tight">
          <ArticleTitle {...article} />
        </Heading>
        <Paragraph text={summary} className="mt-2 text-sm text-text-soft" />
        {date === "" ? null : (
          <p className="mt-auto pt-4 text-sm text-text-soft">
            <Day date={date} day={day} />
          </p>
        )}
      </div>
    </li>
  );
}

function CardPicture({ image }: Pick<Article, "image">) {
  if (image !== null)
    return (
      <Picture
        image={image}
        decorative
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 30vw, 75vw"
        className="aspect-3/2"
      />
    );
  return (
    <div className="flex aspect-3/2 items-center justify-center bg-info text-on-info">
      <LineIcon lines={Newspaper} className="size-12" />
    </div>
  );
}
