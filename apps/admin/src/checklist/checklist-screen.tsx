import { findingTopics } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { checklistQuery, type Finding } from "../api/versions.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { FindingGroup } from "./finding-group.tsx";
import { words } from "./strings.ts";

/** «Lista para publicar»: everything to know before the draft is published, by what it is about. */
export function ChecklistScreen() {
  const { data: findings, isError, refetch } = useQuery(checklistQuery);
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {findings && (
        <div className={classes.screen}>
          {findings.length === 0 && <p>{words.clean}</p>}
          {groups(findings).map(([topic, group]) => (
            <FindingGroup key={topic} topic={topic} findings={group} />
          ))}
        </div>
      )}
      {!findings && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {!findings && !isError && <Loading />}
    </>
  );
}

const gravity = { block: 0, warn: 1, inform: 2 } as const;

/** The findings of each topic; the topics with the gravest first. */
function groups(findings: Finding[]): [topic: string, findings: Finding[]][] {
  const order: readonly string[] = findingTopics;
  const grouped = Map.groupBy(findings, ({ topic }) => topic);
  const worst = (group: Finding[]) => Math.min(...group.map(({ level }) => gravity[level]));
  return [...grouped].toSorted(
    ([topic, group], [otherTopic, other]) =>
      worst(group) - worst(other) || order.indexOf(topic) - order.indexOf(otherTopic),
  );
}
