import { Button } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "../api/versions.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { PlaceLink } from "./place-link.tsx";
import { words } from "./strings.ts";

interface FindingGroupProps {
  topic: string;
  findings: Finding[];
}

/** How many findings of one topic stand there at once. */
const fewest = 5;

const topics: Record<string, string> = words.topics;

/** What is the matter with one topic, each finding with the way to where it is put right. */
export function FindingGroup({ topic, findings }: FindingGroupProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? findings : findings.slice(0, fewest);
  const rest = findings.length - shown.length;
  return (
    <section className={classes.panel} aria-labelledby={topic}>
      <h2 id={topic} className={classes.heading}>
        {topics[topic] ?? words.other}
      </h2>
      <ul className={classes.list}>
        {shown.map((finding) => (
          <FindingItem key={`${finding.path} ${finding.message} ${finding.excerpt}`} finding={finding} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {fill(words.more, { count: rest })}
        </Button>
      )}
    </section>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { level, path, place, label, message, excerpt } = finding;
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.place}>{[place, label].filter(Boolean).join(" › ")}</p>
        <p className={classes.name}>{message}</p>
        {excerpt !== "" && <p className={classes.quote}>«{excerpt}»</p>}
      </div>
      <span className={classes.badge} data-tone={level === "block" ? "bad" : "plain"}>
        {words.levels[level]}
      </span>
      <PlaceLink path={path} />
    </li>
  );
}
