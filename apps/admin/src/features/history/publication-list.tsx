import { publishedQuery } from "#api/published.ts";
import { type PublishedVersion, publicationsQuery, revisionsQuery, rollBackTo } from "#api/versions.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { words } from "./strings.ts";

interface PublicationListProps {
  publications: PublishedVersion[];
  /** Only an owner may. */
  mayRollBack: boolean;
}

/** The publications; each can be made public again in one step. */
export function PublicationList({ publications, mayRollBack }: PublicationListProps) {
  return (
    <Panel title={words.published} {...(publications.length === 0 && { note: words.neverPublished })}>
      <ol className={classes.list}>
        {publications.map(({ id, version, author, createdAt, live, scheduled }) => (
          <li key={id} className={classes.item}>
            <div className={classes.main}>
              <p className={classes.name}>{fill(words.version, { version })}</p>
              <p className={classes.note}>
                {fill(scheduled ? words.scheduledByAt : words.byAt, {
                  who: author,
                  when: formatMoment(createdAt),
                })}
              </p>
            </div>
            {live && (
              <span className={classes.badge} data-tone="good">
                {words.live}
              </span>
            )}
            {!live && mayRollBack && (
              <ConfirmedAction
                action={words.back}
                label={fill(words.backOf, { version })}
                title={words.backTitle}
                question={fill(words.backText, { version, when: formatMoment(createdAt) })}
                mutationFn={() => rollBackTo(id)}
                done={(notice) => notice ?? words.backDone}
                failed={words.backFailed}
                refresh={[publicationsQuery, revisionsQuery, publishedQuery]}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
