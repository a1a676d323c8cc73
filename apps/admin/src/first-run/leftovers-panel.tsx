import { useQuery } from "@tanstack/react-query";
import { type Overview, overviewQuery, removeLeftovers } from "#api/overview.ts";
import { publishedQuery } from "#api/published.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { LongList } from "#components/long-list.tsx";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { PlaceLink } from "#document-editor/form/place-link.tsx";
import { messages } from "./strings.ts";

const { leftovers } = messages;

/** How many are drawn at first. */
const first = 3;

/**
 * The rest of the example in the draft beside the nine steps, and the button that removes it; draws nothing without any.
 * `brief` leaves out the list.
 */
export function LeftoversPanel({ brief = false }: { brief?: boolean }) {
  const { data } = useQuery(overviewQuery);
  const left = data?.leftovers ?? [];
  if (left.length === 0) return null;
  return (
    <Panel title={leftovers.title}>
      <p className={classes.note}>
        {left.length === 1 ? leftovers.one : fill(leftovers.text, { count: left.length })}
      </p>
      <ConfirmedAction
        action={leftovers.action}
        title={leftovers.title}
        question={leftovers.question}
        mutationFn={removeLeftovers}
        done={leftovers.done}
        failed={leftovers.failed}
        refresh={[publishedQuery, { queryKey: ["changes"] }, { queryKey: ["checklist"] }]}
      />
      {!brief && <LeftoverList left={left} />}
    </Panel>
  );
}

function LeftoverList({ left }: { left: Overview["leftovers"] }) {
  return (
    <LongList items={left} first={first} more={leftovers.more}>
      {({ path, label, value }) => (
        <li key={path} className={classes.item}>
          <div className={classes.main}>
            <p className={classes.place}>{label.replaceAll(": ", " › ")}</p>
            {!/^(?:\/|https?:)/.test(value) && <p className={classes.quote}>«{value.slice(0, 120)}»</p>}
          </div>
          <PlaceLink path={path} />
        </li>
      )}
    </LongList>
  );
}
