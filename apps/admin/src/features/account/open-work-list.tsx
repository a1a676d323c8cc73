import { useQuery } from "@tanstack/react-query";
import { openWorkQuery } from "#api/account.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { LoadFailure } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

const { openWork: labels } = messages;

/**
 * The open work that ends with an account: its sessions, its scheduled publication and its review links. Draws nothing
 * without any.
 */
export function OpenWorkList({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(openWorkQuery(id));
  if (isError) return <LoadFailure message={labels.failed} onRetry={refetch} />;
  if (!data) return null;
  const { sessions, schedule, reviewLinks } = data;
  const lines = [
    ...(sessions > 0 ? [fill(sessions === 1 ? labels.session : labels.sessions, { count: sessions })] : []),
    ...schedule.map(({ version, due }) => fill(labels.scheduled, { version, when: formatMoment(due) })),
    ...reviewLinks.map(({ version, expiresAt }) =>
      fill(labels.reviewLink, { version, when: formatMoment(expiresAt) }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <p>{labels.ends}</p>
      <ul className={classes.list} aria-label={labels.ends}>
        {lines.map((line) => (
          <li key={line} className={classes.item}>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
