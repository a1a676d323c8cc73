import { useMessages } from "#messages/messages.tsx";
import { noticeWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import type { Notice } from "./legal-notice.ts";
import { SiteLinks } from "./site-links.tsx";

interface NoticeBarProps {
  notice: Notice;
  tone?: "inverse" | "alt";
  /** False inside a footer, which is a landmark already; there the privacy notice and the search follow. */
  landmark?: boolean;
  className?: string;
}

/** The regulator's line: always on the page, whatever layout is chosen. */
export function NoticeBar({ notice, tone = "inverse", landmark = true, className }: NoticeBarProps) {
  const messages = useMessages({ notice: noticeWords });
  const Tag = landmark ? "aside" : "div";
  const entries = [
    [messages.notice.aviso, notice.aviso],
    [messages.notice.cedProf, notice.cedProf],
    [messages.notice.cedEsp, notice.cedEsp],
  ].filter(([, value]) => value !== "");
  return (
    <Tag
      aria-label={landmark ? messages.notice.label : undefined}
      data-notice-bar=""
      data-tone={tone}
      className={cn(
        "text-xs",
        tone === "inverse" ? "bg-inverse text-on-inverse-soft" : "bg-surface-alt text-text-soft",
        className,
      )}
    >
      {entries.length === 0 ? null : (
        <dl className="shell-content flex flex-wrap justify-center gap-x-8 gap-y-1 py-3 text-center">
          {entries.map(([label, value]) => (
            <div key={label} className="text-balance">
              <dt className="inline after:content-[':_']">{label}</dt>
              <dd className="inline-block max-w-full font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {landmark ? null : <SiteLinks className="pb-2" />}
    </Tag>
  );
}
