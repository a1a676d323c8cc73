import { Button } from "@mantine/core";
import { accountQuery, endOtherSessions, endSession, type OpenSession } from "#api/account.ts";
import { browserName } from "#components/browser/browser-name.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { messages } from "./strings.ts";

const { sessions: labels } = messages;

/** The open sessions of the account; every other session can be ended, one by one or all of them. */
export function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const common = { failed: messages.failed, refresh: [accountQuery] };
  const ending = useAction({ mutationFn: endSession, done: labels.ended, ...common });
  const endingOthers = useAction({ mutationFn: endOtherSessions, done: labels.othersEnded, ...common });
  return (
    <Panel title={labels.title}>
      <ul className={classes.list}>
        {sessions.map(({ id, userAgent, createdAt, lastSeenAt, current }) => (
          <li key={id} className={classes.item}>
            <div className={classes.main}>
              <p className={classes.name}>{browserName(userAgent)}</p>
              <p className={classes.note}>
                {fill(labels.times, { since: formatMoment(createdAt), seen: formatMoment(lastSeenAt) })}
              </p>
            </div>
            {current ? (
              <span className={classes.badge} data-tone="good">
                {labels.this}
              </span>
            ) : (
              <Button
                variant="default"
                disabled={ending.isPending}
                aria-label={fill(labels.endOf, {
                  place: browserName(userAgent),
                  since: formatMoment(createdAt),
                })}
                onClick={() => ending.mutate(id)}
              >
                {labels.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" disabled={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
          {labels.endOthers}
        </Button>
      )}
    </Panel>
  );
}
