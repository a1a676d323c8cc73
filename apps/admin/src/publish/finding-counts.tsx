import type { Finding } from "../api/versions.ts";
import { fill } from "../strings.ts";
import classes from "./panel.module.css";
import { words } from "./strings.ts";

interface FindingCountsProps {
  findings: Finding[];
}

/** How many things block, how many warn and how many only inform. */
export function FindingCounts({ findings }: FindingCountsProps) {
  const count = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length;
  if (findings.length === 0) return <p>{words.clean}</p>;
  const rows = [
    { count: count("block"), text: words.blockCount, tone: "bad" },
    { count: count("warn"), text: words.warnCount, tone: "plain" },
    { count: count("inform"), text: words.informCount, tone: "plain" },
  ];
  return (
    <p className={classes.actions}>
      {rows
        .filter((row) => row.count > 0)
        .map((row) => (
          <span key={row.text} className={classes.badge} data-tone={row.tone}>
            {fill(row.text, { count: row.count })}
          </span>
        ))}
    </p>
  );
}
