import type { ContentGroup } from "@consultorio/content/content-plan";
import { Link } from "@tanstack/react-router";
import { sameOrigin } from "#components/way-back.tsx";
import { WrongMark } from "#components/wrong-mark.tsx";
import classes from "./site-content.module.css";
import { messages } from "./strings.ts";

interface GroupListProps {
  groups: ContentGroup[];
  open: ContentGroup | undefined;
  /** Ids of the tabs with a wrong field. */
  wrong: ReadonlySet<string | undefined>;
}

/** The groups of tabs, each a link to its first tab. */
export function GroupList({ groups, open, wrong }: GroupListProps) {
  return (
    <nav aria-label={messages.groups} className={classes.groups}>
      {groups.map((group) => {
        const current = group === open ? "true" : undefined;
        return (
          <Link
            key={group.label}
            to="/informacion/$parte"
            params={{ parte: group.tabs[0]?.id ?? "" }}
            state={sameOrigin}
            className={classes.groupLink}
            aria-current={current}
            activeProps={{ "aria-current": current }}
          >
            {group.label}
            {group !== open && group.tabs.some(({ id }) => wrong.has(id)) && <WrongMark />}
          </Link>
        );
      })}
    </nav>
  );
}
