import { cva, type VariantProps } from "class-variance-authority";
import { ZoomIn } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Overlay, OverlayLink } from "#components/overlay/overlay.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { certificationsWords, overlayWords } from "#messages/words.ts";
import { BookButton } from "./book-button.tsx";
import {
  type CertificationsContent,
  type CertificationsProps,
  type Credential,
  certificationsContent,
} from "./certifications.props.ts";
import { credentialName } from "./credential-name.ts";

/** A phone hangs the first large, and the others in pairs below it. */
const frame = cva("3xs:max-md:first:col-span-2 3xs:max-md:last:even:col-span-2", {
  variants: {
    place: {
      large: "md:col-span-2 lg:col-span-5 lg:row-span-2",
      third: "lg:col-span-2",
      half: "lg:col-span-3",
      alone: "md:col-span-2 lg:col-span-5",
    },
  },
});

type Place = NonNullable<VariantProps<typeof frame>["place"]>;

/** How a wall of `count` hangs without a gap: three as one large beside two, else in thirds and its first rows in halves. */
function placeOf(index: number, count: number): Place {
  if (count === 1) return "alone";
  if (count === 3) return index === 0 ? "large" : "third";
  if (count % 3 === 0) return "third";
  return index < (count % 3 === 1 ? 4 : 2) ? "half" : "third";
}

/** Framed documents hung on a dark wall, which open large; the institutions' logos in a row below. */
export function CertificationsWall(
  props: Omit<CertificationsProps, "tone" | "licences" | "registerHref" | "facts">,
) {
  const messages = useMessages({ certifications: certificationsWords });
  const { sectionTitle, documents, entities, contact, anchor, className } = certificationsContent(props);
  return (
    <Section
      type="Certifications"
      variant="CertificationsWall"
      anchor={anchor}
      className={className}
      tone="inverse"
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        action={<BookButton contact={contact} look="onDark" />}
      />
      {documents.length === 0 ? null : (
        <Overlay label={messages.certifications.documents}>
          <ul
            className={cn(
              "grid gap-x-4 gap-y-6 3xs:grid-cols-2 md:gap-x-6 md:gap-y-10",
              documents.length === 3 ? "lg:grid-cols-7" : "lg:grid-cols-6",
            )}
          >
            {documents.map((document, index) => {
              const place = placeOf(index, documents.length);
              return (
                <li key={index} className={frame({ place })}>
                  <Frame document={document} place={place} />
                </li>
              );
            })}
          </ul>
        </Overlay>
      )}
      <LogoRow entities={entities} />
    </Section>
  );
}

function Frame({ document, place }: { document: Required<Credential>; place: Place }) {
  const messages = useMessages({ overlay: overlayWords });
  const large = place === "large" || place === "alone";
  return (
    <figure className="flex h-full flex-col">
      <OverlayLink image={document.image} className="relative rounded-small bg-plate p-2 md:p-3">
        <Picture
          image={document.image}
          alt={credentialName(document)}
          sizes={large ? "(min-width: 48rem) 48rem, 92vw" : "(min-width: 48rem) 24rem, 92vw"}
          className="aspect-4/3"
          style={{ objectFit: "contain" }}
        />
        <span className="absolute top-2 right-2 hidden size-9 items-center md:top-4 md:right-4 md:size-12 justify-center rounded-full bg-inverse text-on-inverse in-[a]:flex">
          <LineIcon lines={ZoomIn} />
          <span className="sr-only">{messages.overlay.open}</span>
        </span>
      </OverlayLink>
      <figcaption className="min-w-0 pt-3 md:pt-4">
        {document.nameTitle === "" ? null : (
          <p className="text-sm text-on-inverse-soft">{document.nameTitle}</p>
        )}
        <Heading
          level={3}
          size="small"
          className={large ? "md:text-xl" : "max-md:text-base max-md:leading-tight"}
        >
          {document.name}
        </Heading>
      </figcaption>
    </figure>
  );
}

function LogoRow({ entities }: Pick<CertificationsContent, "entities">) {
  const messages = useMessages({ certifications: certificationsWords });
  if (entities.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line-on-inverse pt-6 ms:mt-14 ms:pt-10">
      <Heading level={3} size="small" className="sr-only">
        {messages.certifications.entities}
      </Heading>
      <ul className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 ms:gap-y-8">
        {entities.map(({ nameTitle, name, image }, index) => (
          <li key={index} className="flex max-w-xs flex-col gap-2">
            {image === null ? null : (
              <Picture
                image={image}
                decorative
                sizes="12rem"
                className="h-20 w-48 rounded-small bg-plate p-2"
                style={{ objectFit: "contain" }}
              />
            )}
            {nameTitle === "" ? null : <p className="text-sm text-on-inverse-soft">{nameTitle}</p>}
            <p className={image === null ? "font-display text-lg" : "font-medium"}>{name}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
