import { useQuery } from "@tanstack/react-query";
import { changesQuery, type SavedVersion } from "../api/versions.ts";
import { ChangeList } from "../publish/change-list.tsx";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { fill } from "../strings.ts";
import { words } from "./strings.ts";

interface ComparisonProps {
  from: SavedVersion;
  to: SavedVersion;
}

/** What changed between two versions. */
export function Comparison({ from, to }: ComparisonProps) {
  const { data, isError, refetch } = useQuery(changesQuery(from.id, to.id));
  return (
    <section className={classes.panel} aria-labelledby="comparacion">
      <h3 id="comparacion" className={classes.heading}>
        {fill(words.comparison, { from: from.version, to: to.version })}
      </h3>
      {!data && isError && <LoadFailure message={words.compareFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data?.changes.length === 0 && <p>{words.same}</p>}
      {data && data.changes.length > 0 && <ChangeList changes={data.changes} />}
    </section>
  );
}
