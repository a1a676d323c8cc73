import type { ReactNode } from "react";
import { Heading } from "#components/heading/heading.tsx";
import { Link } from "#components/link/link.tsx";

interface FooterBlockProps {
  title: string;
  /** Where the heading leads. */
  href?: string;
  children: ReactNode;
}

/** One block of a footer with a heading: in a grid, the blocks of a row have their headings and hairlines on the same lines. */
export function FooterBlock({ title, href, children }: FooterBlockProps) {
  return (
    <div className="relative row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0">
      <Heading level={2} size="small" className="flex min-h-12 items-center">
        {href === undefined ? (
          title
        ) : (
          <Link href={href} className="flex min-h-12 items-center underline-offset-4 hover:underline">
            {title}
          </Link>
        )}
      </Heading>
      <div className="border-t border-line sm:pt-2 in-data-[tone=inverse]:border-line-on-inverse">
        {children}
      </div>
    </div>
  );
}
