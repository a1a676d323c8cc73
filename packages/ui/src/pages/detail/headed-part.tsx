import { ChevronDown } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";

interface HeadedPartProps {
  id: string;
  title: string;
  size: ComponentProps<typeof Heading>["size"];
  /** On phones its heading opens it. */
  folded: boolean;
  children: ReactNode;
}

/** One headed part of an item's page. */
export function HeadedPart({ id, title, size, folded, children }: HeadedPartProps) {
  const heading = headingId(id);
  const body = <div className="mt-4 md:mt-5">{children}</div>;
  return (
    <section id={id} aria-labelledby={heading} className="relative scroll-mt-24">
      <Heading level={2} size={size} id={heading} className={folded ? "max-lg:pe-[40px]" : undefined}>
        {title}
      </Heading>
      {folded ? (
        <details data-fold="" className="group">
          <summary
            aria-labelledby={heading}
            className="absolute inset-x-0 -top-2 flex min-h-12 items-center justify-end"
          >
            <LineIcon
              lines={ChevronDown}
              className="transition-transform duration-200 ease-calm group-open:rotate-180"
            />
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </section>
  );
}
