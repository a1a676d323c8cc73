import type { PhoneFact } from "@consultorio/content";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";

/** A telephone or an address on the internet, with its purpose. */
interface ContactWay {
  label: string;
  href: string;
  words: string;
}

/** A telephone as a way to reach somebody; none without a number. */
export const wayOf = (label: string, phone: PhoneFact | null): ContactWay[] =>
  phone === null ? [] : [{ label, href: phone.href, words: phone.display }];

interface ContactWaysProps {
  ways: readonly ContactWay[];
  className?: string;
}

/** A row for each way: its purpose, and a link that is large enough for a thumb. */
export function ContactWays({ ways, className }: ContactWaysProps) {
  return (
    <dl className={cn("mt-3", className)}>
      {ways.map(({ label, href, words }) => (
        <div key={href} className="flex flex-wrap items-center gap-x-3">
          <dt className="font-semibold">{label}</dt>
          <dd className="min-w-0">
            <a
              href={href}
              className={cn(
                textLink,
                // Always on light ground, also in the card on the banner's picture.
                "inline-flex min-h-12 max-w-full items-center wrap-anywhere tabular-nums in-data-[tone=inverse]:text-action",
              )}
            >
              {words}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
