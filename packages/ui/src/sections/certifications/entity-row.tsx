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
      <Heading level={3} size="small" className="mb-4 ms:mb-8">
        {messages.certifications.entities}
      </Heading>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-4 ms:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {entities.map(({ nameTitle, name, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: institutions have no id, and two may read alike.
          <li key={index} className="flex items-center gap-4 ms:gap-5">
            {image === null ? null : (
              <Picture
                image={image}
                alt=""
                sizes="5rem"
                className="size-14 shrink-0 ms:size-20 rounded-small bg-plate"
                style={{ objectFit: "contain" }}
              />
            )}
            <div className="min-w-0">
              {nameTitle === "" ? null : <p className="text-sm text-text-soft">{nameTitle}</p>}
              <p className="font-medium">{name}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
