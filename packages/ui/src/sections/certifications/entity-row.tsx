import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { useMessages } from "#messages/messages.tsx";
import { certificationsWords } from "#messages/words.ts";
import type { Credential } from "./certifications.props.ts";

/** Institutions by logo or picture and name; a name alone where there is no picture. Nothing without any. */
export function EntityRow({ entities }: { entities: readonly Required<Credential>[] }) {
  const messages = useMessages({ certifications: certificationsWords });
  if (entities.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line pt-6 ms:mt-14 ms:pt-10">
      <Heading level={3} size="small" className="mb-2 ms:mb-8">
        {messages.certifications.entities}
      </Heading>
      <ul
        className={cn(
          "grid gap-x-6 max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-y-8",
          entities.length % 3 === 0 ? "md:grid-cols-3" : "lg:grid-cols-3",
        )}
      >
        {entities.map(({ nameTitle, name, image }, index) => (
          <li key={index} className="flex items-center gap-4 py-2 sm:gap-5 sm:py-0">
            {image === null ? null : (
              <Picture
                image={image}
                decorative
                sizes="5rem"
                className="size-14 shrink-0 ms:size-20 rounded-small bg-plate"
                style={{ objectFit: "contain" }}
              />
            )}
            <div className="grid min-w-0 flex-1 gap-x-4 3xs:max-sm:grid-cols-[6rem_minmax(0,1fr)] 3xs:max-sm:items-baseline">
              {nameTitle === "" ? null : <p className="text-sm text-text-soft">{nameTitle}</p>}
              <p className="font-medium">{name}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
