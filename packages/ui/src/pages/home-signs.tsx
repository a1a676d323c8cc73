import { kinds, type Site } from "@consultorio/content";
import { strings } from "#strings/strings.ts";

/** Below the hero: signs that should not wait, each a link to the page that says what to do. */
export function HomeSigns({ site }: { site: Site }) {
  const signs = kinds
    .flatMap((kind) =>
      kind.records(site).flatMap(({ id, homeSign = "" }) => ({ label: homeSign, href: kind.pagePath(id) })),
    )
    .filter(({ label }) => label !== "");
  if (signs.length === 0) return null;
  return (
    <nav aria-labelledby="senales" className="bg-info-soft text-text print:hidden">
      <div className="shell-content flex flex-col gap-x-6 gap-y-2 py-3 lg:flex-row lg:items-center">
        <p id="senales" className="text-sm font-semibold max-md:sr-only">
          {strings.homeSigns}
        </p>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 whitespace-pre-line md:flex md:flex-wrap">
          {signs.map(({ label, href }) => (
            <li key={href} className="flex">
              <a
                href={href}
                className="flex min-h-control grow items-center justify-center rounded-small border border-line-strong bg-surface px-2 py-1 text-center text-xs leading-tight font-semibold text-balance hover:border-action hover:text-action md:px-5 md:text-base"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
