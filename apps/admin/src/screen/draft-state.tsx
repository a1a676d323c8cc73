import { Button } from "@mantine/core";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { overviewQuery } from "#api/overview.ts";
import { changesQuery, checklistQuery, type Finding } from "#api/versions.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useOrigin } from "#components/way-back.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { messages } from "./strings.ts";

interface DraftStateProps {
  /** The latest changes are on their way to the server: the state of the draft is not up to date. */
  saving: boolean;
  onLeave: () => void;
}

/** The draft in a few lines: the number of changes, the blocking problems, the findings. */
export function DraftState({ saving, onLeave }: DraftStateProps) {
  const changes = useQuery({ ...changesQuery("live", "draft"), enabled: !saving });
  const list = useQuery({ ...checklistQuery, enabled: !saving });
  const waiting = waitingWords(saving, [changes, list]);
  if (waiting !== null) return <p role="status">{waiting}</p>;
  const { data: compared } = changes;
  const findings = list.data?.findings;
  const blocking = findings?.filter(({ level }) => level === "block") ?? [];
  return (
    <div className={classes.panel}>
      {blocking.length > 0 && (
        <div role="alert">
          <p className={classes.failure}>{messages.findings.blocked}</p>
          <ul>
            {blocking.map((finding) => (
              <li key={`${finding.path} ${finding.message}`}>
                <BlockingPlace finding={finding} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {compared && <p>{changesWords(compared)}</p>}
      {(changes.isError || list.isError) && <Unread queries={[changes, list]} />}
      {findings?.length === 0 && <p>{messages.findings.none}</p>}
      {findings && <FindingTopics findings={findings.filter(({ level }) => level !== "block")} />}
      <Leftovers onLeave={onLeave} />
      <Link to="/publicar" className={classes.link} onClick={onLeave}>
        {messages.changes.seeAll}
      </Link>
    </div>
  );
}

/** A blocking problem, with a link to its field. */
function BlockingPlace({ finding, onLeave }: { finding: Finding; onLeave: () => void }) {
  const origin = useOrigin();
  const { path, place, message } = finding;
  const text = `${place}: ${message}`;
  if (path === "") return text;
  return (
    <Link {...placeOf(path)} state={origin} onClick={onLeave}>
      {text}
    </Link>
  );
}

type Reading = Pick<UseQueryResult, "isPending" | "isError" | "refetch">;

/** The text while something loads; null once the answers are here. */
function waitingWords(saving: boolean, queries: Reading[]): string | null {
  if (saving) return messages.changes.saving;
  return queries.some(({ isPending }) => isPending) ? messages.changes.reading : null;
}

/** Says that the server did not answer, and asks again. */
function Unread({ queries }: { queries: Reading[] }) {
  return (
    <div role="alert">
      <p>{messages.changes.unread}</p>
      <Button
        variant="default"
        onClick={() => {
          for (const { isError, refetch } of queries) if (isError) void refetch();
        }}
      >
        {messages.changes.readAgain}
      </Button>
    </div>
  );
}

/** How many changes there are since the latest publication, in words. */
export function changesWords({ from, changes: { length: count } }: { from: unknown; changes: unknown[] }) {
  if (!from) return messages.changes.firstTime;
  if (count === 0) return messages.changes.none;
  return count === 1 ? messages.changes.one : fill(messages.changes.many, { count });
}

const levels = ["block", "warn", "inform"] as const satisfies readonly Finding["level"][];

/** The topics of the findings: first those that prevent a publication, then those to check, then information. */
export function FindingTopics({ findings }: { findings: Finding[] }) {
  return levels.map((level) => {
    const topics = new Set(findings.filter((one) => one.level === level).map(({ topic }) => topic));
    if (topics.size === 0) return null;
    return (
      <p key={level} className={level === "block" ? classes.failure : undefined}>
        <strong>{messages.findings[level]}:</strong>{" "}
        {[...topics].map((topic) => topicName(topic, level)).join(" · ")}
      </p>
    );
  });
}

/** Wrong content prevents a publication; empty or unreviewed content does not. */
const topicName = (topic: Finding["topic"], level: Finding["level"]) =>
  topic === "unfinished" && level === "block" ? messages.findings.wrong : messages.findings.topics[topic];

/** Says that the draft still has content of the example, and leads to the button that removes it. */
function Leftovers({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery(overviewQuery);
  if (!data || data.leftovers.length === 0) return null;
  return (
    <p>
      {messages.findings.leftovers}{" "}
      <Link to="/publicar" className={classes.link} onClick={onLeave}>
        {messages.findings.dropLeftovers}
      </Link>
    </p>
  );
}
