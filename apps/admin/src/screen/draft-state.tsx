import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { overviewQuery } from "#api/overview.ts";
import { changesQuery, checklistQuery, type Finding } from "#api/versions.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { words } from "./strings.ts";

/** The draft in a few lines: how much changed, what prevents a publication, what to check. */
export function DraftState({ onLeave }: { onLeave: () => void }) {
  const { data: compared } = useQuery(changesQuery("live", "draft"));
  const { data: list } = useQuery(checklistQuery);
  const findings = list?.findings;
  const blocking = findings?.filter(({ level }) => level === "block") ?? [];
  return (
    <div className={classes.panel}>
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
      {compared && <p>{changesWords(compared)}</p>}
      {findings?.length === 0 && <p>{words.findings.none}</p>}
      {findings && <FindingTopics findings={findings.filter(({ level }) => level !== "block")} />}
      <Leftovers onLeave={onLeave} />
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

/** What the findings are about: first what prevents a publication, then what to check, then what only informs. */
export function FindingTopics({ findings }: { findings: Finding[] }) {
  return levels.map((level) => {
    const topics = new Set(findings.filter((one) => one.level === level).map(({ topic }) => topic));
    if (topics.size === 0) return null;
    return (
      <p key={level} className={level === "block" ? classes.failure : undefined}>
        <strong>{words.findings[level]}:</strong>{" "}
        {[...topics].map((topic) => words.findings.topics[topic]).join(" · ")}
      </p>
    );
  });
}

/** Says that the draft still has something of the example, and leads to the button that takes it away. */
function Leftovers({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery(overviewQuery);
  if (!data || data.leftovers.length === 0) return null;
  return (
    <p>
      {words.findings.leftovers}{" "}
      <Link to="/publicar" className={classes.link} onClick={onLeave}>
        {words.findings.dropLeftovers}
      </Link>
    </p>
  );
}
