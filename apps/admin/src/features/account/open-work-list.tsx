import { useQuery } from "@tanstack/react-query";
import { openWorkQuery } from "#api/account.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { LoadFailure } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { words } from "./strings.ts";

const { openWork: own } = words;

/** What ends with an account: its sessions, what it scheduled and its review links. Nothing where it left nothing. */
export function OpenWorkList({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(openWorkQuery(id));
  if (isError) return <LoadFailure message={own.failed} onRetry={refetch} />;
  if (!data) return null;
  const { sessions, schedule, reviewLinks } = data;
  const lines = [
    ...(sessions > 0 ? [fill(sessions === 1 ? own.session : own.sessions, { count: sessions })] : []),
    ...schedule.map(({ version, due }) => fill(own.scheduled, { version, when: formatMoment(due) })),
    ...reviewLinks.map(({ version, expiresAt }) =>
      fill(own.reviewLink, { version, when: formatMoment(expiresAt) }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <p>{own.ends}</p>
      <ul className={classes.list} aria-label={own.ends}>
        {lines.map((line) => (
          <li key={line} className={classes.item}>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
