import { routePath, searchPath } from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { cn } from "../class-names/class-names.ts";

const links = [
  { href: searchPath, label: strings.search.link },
  { href: routePath({ page: "privacy" }), label: strings.privacy.link },
];

/** What every page ends with, whatever its footer: the search, and the privacy notice that the law asks for. */
export function SiteLinks({ className }: { className?: string }) {
  return (
    <nav aria-label={strings.siteLinks} className={cn("print:hidden", className)}>
      <ul className="shell-content flex flex-wrap justify-center gap-x-8">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-12 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
