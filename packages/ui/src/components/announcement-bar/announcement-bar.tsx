import {
  addDays,
  announcement,
  type Closure,
  closureLine,
  closureNoticeDays,
  closures,
  type SiteContent,
} from "@consultorio/content";
import { useMessages } from "#messages/messages.tsx";
import { announcementWords } from "#messages/words.ts";
import { Link } from "../link/link.tsx";

interface AnnouncementBarProps {
  site: SiteContent;
  /** The first days of the closures that are too far away to be shown; they wait for the script, which knows the day. */
  laterClosures: readonly string[];
}

/**
 * Notices that are true for some days only: the clinic's announcement, and the days on which it is closed. Each line
 * hides itself when it is over (`c-notice`). Draws nothing without notices.
 */
export function AnnouncementBar({ site, laterClosures }: AnnouncementBarProps) {
  const messages = useMessages({ announcement: announcementWords });
  const notice = announcement(site);
  const closed = closures(site);
  if (notice === null && closed.length === 0) return null;
  return (
    <aside
      aria-label={messages.announcement.label}
      data-announcement=""
      data-closures={closed.map(({ from, to }) => `${from}/${to}`).join(";")}
      className="bg-info text-center text-on-info max-md:text-xs not-has-[c-notice:not([hidden])]:hidden print:hidden"
    >
      {notice && (
        <c-notice suppressHydrationWarning data-until={notice.until} className="block px-5 py-1.5 md:py-2.5">
          <p>
            {notice.text}
            {notice.link !== "" && (
              <>
                {" "}
                <Link href={notice.link} className="font-semibold underline underline-offset-4">
                  {notice.linkText || messages.announcement.more}
                </Link>
              </>
            )}
          </p>
        </c-notice>
      )}
      {closed.map((closure, index) => (
        <ClosureNotice key={index} closure={closure} isLater={laterClosures.includes(closure.from)} />
      ))}
    </aside>
  );
}

function ClosureNotice({ closure, isLater }: { closure: Closure; isLater: boolean }) {
  return (
    <c-notice
      suppressHydrationWarning
      data-from={addDays(closure.from, -closureNoticeDays)}
      data-until={closure.to}
      data-later={isLater ? "" : undefined}
      className="block px-5 py-1.5 md:py-2.5 font-semibold"
    >
      <p>{closureLine(closure)}</p>
    </c-notice>
  );
}
