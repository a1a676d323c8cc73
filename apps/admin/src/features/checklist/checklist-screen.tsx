import { findingTopics } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { checklistQuery, type Finding } from "#api/versions.ts";
import { LongList } from "#components/long-list.tsx";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { PlaceLink } from "#document-editor/form/place-link.tsx";
import { LeftoversPanel } from "#first-run/leftovers-panel.tsx";
import { QueryScreen } from "#screen/query-screen.tsx";
import { messages as screenWords } from "#screen/strings.ts";
import { ConfirmedPanel, OwnButton } from "./confirmed.tsx";
import { messages } from "./strings.ts";

/** How many findings of one topic are drawn at first. */
const firstFindings = 5;

const { topics } = screenWords.findings;

/** «Lista para publicar»: all findings about the draft, by topic. */
export function ChecklistScreen() {
  return (
    <QueryScreen
      title={messages.title}
      intro={messages.intro}
      query={useQuery(checklistQuery)}
      failed={messages.loadFailed}
    >
      {({ findings, confirmed }) => (
        <div className={classes.screen}>
          {findings.length === 0 && <p>{messages.clean}</p>}
          <Blocking findings={findings.filter(isBlocking)} all={findings.length} />
          <LeftoversPanel brief />
          {byTopic(findings.filter((finding) => !isBlocking(finding))).map(([topic, group]) => (
            <Panel key={topic} title={topics[topic]}>
              <FindingList findings={group} />
            </Panel>
          ))}
          <ConfirmedPanel confirmed={confirmed} />
        </div>
      )}
    </QueryScreen>
  );
}

const isBlocking = ({ level }: Finding) => level === "block";

/** Findings that prevent a publication, of any topic. `all` counts the findings of every level. */
function Blocking({ findings, all }: { findings: Finding[]; all: number }) {
  if (findings.length === 0) return all > 0 && <p>{messages.nothingBlocks}</p>;
  return (
    <Panel title={messages.blocking}>
      <FindingList findings={findings} />
    </Panel>
  );
}

function FindingList({ findings }: { findings: Finding[] }) {
  return (
    <LongList items={findings} first={firstFindings} more={messages.more}>
      {(finding) => (
        <FindingItem key={`${finding.path} ${finding.message} ${finding.excerpt}`} finding={finding} />
      )}
    </LongList>
  );
}

const gravity = { block: 0, warn: 1, inform: 2 } as const;

/** The findings of each topic; the topics with the gravest first. */
function byTopic(findings: Finding[]): [topic: Finding["topic"], findings: Finding[]][] {
  const grouped = Map.groupBy(findings, ({ topic }) => topic);
  const worst = (group: Finding[]) => Math.min(...group.map(({ level }) => gravity[level]));
  return [...grouped].toSorted(
    ([topic, group], [otherTopic, other]) =>
      worst(group) - worst(other) || findingTopics.indexOf(topic) - findingTopics.indexOf(otherTopic),
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { level, path, place, label, message, excerpt, mark } = finding;
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.place}>{[place, label].filter(Boolean).join(" › ")}</p>
        <p className={classes.name}>{message}</p>
        {excerpt !== "" && <p className={classes.quote}>«{excerpt}»</p>}
      </div>
      <span className={classes.badge} data-tone={level === "block" ? "bad" : "plain"}>
        {messages.levels[level]}
      </span>
      <div className={classes.actions}>
        {mark !== undefined && <OwnButton mark={mark} label={label} />}
        <PlaceLink path={path} />
      </div>
    </li>
  );
}
