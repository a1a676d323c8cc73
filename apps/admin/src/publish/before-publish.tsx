import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changesQuery, checklistQuery } from "../api/versions.ts";
import { fill } from "../strings.ts";
import { FindingCounts } from "./finding-counts.tsx";
import classes from "./panel.module.css";
import { words } from "./strings.ts";

interface BeforePublishProps {
  /** Called when a link leads away from here. */
  onLeave: () => void;
}

/** In a few lines: how much changed, what blocks, what is worth a look. */
export function BeforePublish({ onLeave }: BeforePublishProps) {
  const { data: compared } = useQuery(changesQuery("live", "draft"));
  const { data: findings } = useQuery(checklistQuery);
  const blocking = findings?.filter(({ level }) => level === "block") ?? [];
  return (
    <div className={classes.panel}>
      {compared && <p>{compared.from ? countChanges(compared.changes.length) : words.firstTime}</p>}
      {findings && <FindingCounts findings={findings} />}
      {blocking.length > 0 && (
        <div role="alert">
          <p className={classes.failure}>{words.blocked}</p>
          <ul>
            {blocking.map(({ path, place, message }) => (
              <li key={`${path} ${message}`}>
                {place}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link to="/publicar" className={classes.link} onClick={onLeave}>
        {words.seeAll}
      </Link>
    </div>
  );
}

/** How many changes there are, in words. */
export const countChanges = (count: number): string =>
  count === 0 ? words.noChanges : count === 1 ? words.oneChange : fill(words.manyChanges, { count });
