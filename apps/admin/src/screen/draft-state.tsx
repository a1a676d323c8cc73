import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changesQuery, checklistQuery, type Finding } from "#api/versions.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { words } from "./strings.ts";

/** The draft in a few lines: how much changed, what prevents a publication, what to check. */
export function DraftState({ onLeave }: { onLeave: () => void }) {
  const { data: compared } = useQuery(changesQuery("live", "draft"));
  const { data: findings } = useQuery(checklistQuery);
  const blocking = findings?.filter(({ level }) => level === "block") ?? [];
  return (
    <div className={classes.panel}>
      {compared && <p>{changesWords(compared)}</p>}
      {findings && <FindingCounts findings={findings} />}
      {blocking.length > 0 && (
        <div role="alert">
          <p className={classes.failure}>{words.findings.blocked}</p>
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
        {words.changes.seeAll}
      </Link>
    </div>
  );
}

/** How many changes there are since the latest publication, in words. */
export function changesWords({ from, changes: { length: count } }: { from: unknown; changes: unknown[] }) {
  if (!from) return words.changes.firstTime;
  if (count === 0) return words.changes.none;
  return count === 1 ? words.changes.one : fill(words.changes.many, { count });
}

const levels = ["block", "warn", "inform"] as const satisfies readonly Finding["level"][];

/** How many findings prevent a publication, how many warn and how many only inform. */
export function FindingCounts({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return <p>{words.findings.none}</p>;
  const counts = levels.map((level) => ({
    level,
    count: findings.filter((one) => one.level === level).length,
  }));
  return (
    <Group gap="0.5rem">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ level, count }) => (
          <span key={level} className={classes.badge} data-tone={level === "block" ? "bad" : "plain"}>
            {fill(words.findings[level], { count })}
          </span>
        ))}
    </Group>
  );
}
