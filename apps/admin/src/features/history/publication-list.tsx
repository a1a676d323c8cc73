import { publishedQuery } from "#api/published.ts";
import { type PublishedVersion, publicationsQuery, revisionsQuery, rollBackTo } from "#api/versions.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

interface PublicationListProps {
  publications: PublishedVersion[];
  /** Only an owner may. */
  mayRollBack: boolean;
}

/** The publications; each can be made public again in one step. */
export function PublicationList({ publications, mayRollBack }: PublicationListProps) {
  return (
    <Panel title={messages.published} {...(publications.length === 0 && { note: messages.neverPublished })}>
      <ol className={classes.list}>
        {publications.map(({ id, version, author, createdAt, live, scheduled }) => (
          <li key={id} className={classes.item}>
            <div className={classes.main}>
              <p className={classes.name}>{fill(messages.version, { version })}</p>
              <p className={classes.note}>
                {fill(scheduled ? messages.scheduledByAt : messages.byAt, {
                  who: author,
                  when: formatMoment(createdAt),
                })}
              </p>
            </div>
            {live && (
              <span className={classes.badge} data-tone="good">
                {messages.live}
              </span>
            )}
            {!live && mayRollBack && (
              <ConfirmedAction
                action={messages.back}
                label={fill(messages.backOf, { version })}
                title={messages.backTitle}
                question={fill(messages.backText, { version, when: formatMoment(createdAt) })}
                mutationFn={() => rollBackTo(id)}
                done={(notice) => notice ?? messages.backDone}
                failed={messages.backFailed}
                refresh={[publicationsQuery, revisionsQuery, publishedQuery]}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
