import type { MenuLink } from "@consultorio/content";
import { cva, type VariantProps } from "class-variance-authority";
import { useMessages } from "#messages/messages.tsx";
import { noticeWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import type { Notice } from "./notice.contract.ts";
import { SiteLinks } from "./site-links.tsx";

const bar = cva("text-xs", {
  variants: {
    tone: { inverse: "bg-inverse text-on-inverse-soft", alt: "bg-surface-alt text-text-soft" },
  },
});

interface NoticeBarProps {
  notice: readonly Notice[];
  tone?: NonNullable<VariantProps<typeof bar>["tone"]>;
  /**
   * False at the page's end, where the privacy notice and the search follow. Only there does a phone show the
   * institutions: at the page's top it has a line of small type for each number, which break where they do in any font.
   */
  landmark?: boolean;
  /** Pages beside the search and the privacy notice. */
  siteLinks?: readonly MenuLink[];
  className?: string;
}

/** The institution after a licence's number, with a separator: ` · Universidad`. */
const institution = /\s*[·,;].*$/s;

/** The regulator's line: always on the page, whatever layout is chosen. */
export function NoticeBar({
  notice,
  tone = "inverse",
  landmark = true,
  siteLinks,
  className,
}: NoticeBarProps) {
  const messages = useMessages({ notice: noticeWords });
  const Tag = landmark ? "aside" : "div";
  const entries = notice.filter(({ value }) => value !== "");
  return (
    <Tag
      aria-label={landmark ? messages.notice.label : undefined}
      data-notice-bar=""
      data-tone={tone}
      className={cn(bar({ tone }), className)}
    >
      {entries.length === 0 ? null : (
        <dl
          className={cn(
            "shell-content text-center",
            landmark
              ? "py-1 text-2xs md:flex md:flex-wrap md:justify-center md:gap-x-8 md:gap-y-1 md:py-3 md:text-xs"
              : "flex flex-wrap justify-center gap-x-8 gap-y-1 py-3",
          )}
        >
          {entries.map(({ label, value }, index) => (
            <div key={index} className="text-balance">
              <dt className="inline after:content-[':_']">{label}</dt>
              <dd
                className={cn(
                  "max-w-full font-medium wrap-anywhere",
                  landmark ? "inline md:inline-block" : "inline-block",
                )}
              >
                {value.replace(institution, "")}
                <span className={landmark ? "hidden md:inline" : undefined}>
                  {institution.exec(value)?.[0]}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {landmark ? null : <SiteLinks more={siteLinks} className="pb-2" />}
    </Tag>
  );
}
