import { SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import type { CollectionProps } from "../collection/collection-items.ts";
import { ItemWords } from "../collection/item-words.tsx";
import { MoreButton } from "../collection/more-button.tsx";

const homeLimit = 6;

/** Light cards in two columns, the picture beside the text. */
export function DiseasesGrid({ sectionTitle, sectionSubtitle, linkText, more, items }: CollectionProps) {
  return (
    <Section type="Diseases" variant="DiseasesGrid" tone="mist">
      <SectionHeading
        type="Diseases"
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <ul className="grid gap-6 lg:grid-cols-2">
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className="group relative flex flex-col overflow-hidden rounded-card bg-paper ms:flex-row"
          >
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 1024px) 24rem, (min-width: 600px) 42vw, 90vw"
              className="aspect-3/2 shrink-0 ms:aspect-auto ms:w-2/5"
            />
            <div className="flex min-w-0 grow flex-col items-start p-6">
              <ItemWords item={item} linkText={linkText} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
