import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountQuery, endOtherSessions, endSession, type OpenSession } from "../api/account.ts";
import { reasonOf } from "../api/client.ts";
import { formatMoment } from "../publish/dates.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { browserName } from "./browser-name.ts";
import { words } from "./strings.ts";

const { sessions: own } = words;

/** Where the account is open; each other place can be closed, or all of them. */
export function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const client = useQueryClient();
  const options = (said: string) => ({
    onSuccess: () => {
      toasts.success(said);
      return client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: (error: Error) => toasts.error(reasonOf(error, words.failed)),
  });
  const ending = useMutation({ mutationFn: endSession, ...options(own.ended) });
  const endingOthers = useMutation({ mutationFn: endOtherSessions, ...options(own.othersEnded) });
  return (
    <section className={classes.panel} aria-labelledby="sesiones">
      <h2 id="sesiones" className={classes.heading}>
        {own.title}
      </h2>
      <ul className={classes.list}>
        {sessions.map(({ id, userAgent, createdAt, lastSeenAt, current }) => (
          <li key={id} className={classes.item}>
            <div className={classes.main}>
              <p className={classes.name}>{browserName(userAgent)}</p>
              <p className={classes.note}>
                {fill(own.times, { since: formatMoment(createdAt), seen: formatMoment(lastSeenAt) })}
              </p>
            </div>
            {current ? (
              <span className={classes.badge} data-tone="good">
                {own.this}
              </span>
            ) : (
              <Button
                variant="default"
                disabled={ending.isPending}
                aria-label={fill(own.endOf, { place: browserName(userAgent) })}
                onClick={() => ending.mutate(id)}
              >
                {own.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" disabled={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
          {own.endOthers}
        </Button>
      )}
    </section>
  );
}
