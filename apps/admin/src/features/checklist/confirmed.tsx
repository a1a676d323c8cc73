import { Button } from "@mantine/core";
import { useRef } from "react";
import { publishedQuery } from "#api/published.ts";
import { type ConfirmedContent, checklistQuery, confirmContent } from "#api/versions.ts";
import { LongList } from "#components/long-list.tsx";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { PlaceLink } from "#document-editor/form/place-link.tsx";
import { messages } from "./strings.ts";

/** How many are drawn at first. */
const first = 5;

/** The confirmed content that looks like the example, with a button to revoke each confirmation; draws nothing without any. */
export function ConfirmedPanel({ confirmed }: { confirmed: ConfirmedContent[] }) {
  if (confirmed.length === 0) return null;
  return (
    <Panel title={messages.confirmed} note={messages.confirmedNote}>
      <LongList items={confirmed} first={first} more={messages.more}>
        {({ mark, path, label, value }) => (
          <li key={mark} className={classes.item}>
            <div className={classes.main}>
              <p className={classes.place}>{label.replaceAll(": ", " › ")}</p>
              {!value.startsWith("/") && <p className={classes.quote}>«{value.slice(0, 120)}»</p>}
            </div>
            <div className={classes.actions}>
              <ConfirmButton
                {...{ mark, own: false, text: messages.review, failed: messages.reviewFailed }}
                name={fill(messages.reviewOf, { label: label.split(": ").at(-1) ?? "" })}
              />
              <PlaceLink path={path} />
            </div>
          </li>
        )}
      </LongList>
    </Panel>
  );
}

/** Confirms that content which looks like the example is her own. */
export const OwnButton = ({ mark, label }: { mark: string; label: string }) => (
  <ConfirmButton
    {...{ mark, own: true, text: messages.own, failed: messages.ownFailed }}
    name={fill(messages.ownOf, { label })}
  />
);

interface ConfirmButtonProps {
  mark: string;
  own: boolean;
  text: string;
  /** Accessible name: a list has many of these buttons. */
  name: string;
  failed: string;
}

/** The row leaves its list, so the focus goes on to the next one. */
function ConfirmButton({ mark, own, text, name, failed }: ConfirmButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useAction({
    mutationFn: () => confirmContent(mark, own),
    failed,
    onSuccess: () => {
      const row = button.current?.closest("li");
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      next?.querySelector<HTMLElement>("button, a")?.focus();
    },
    refresh: [checklistQuery, publishedQuery, { queryKey: ["changes"] }],
  });
  return (
    <Button ref={button} variant="default" aria-label={name} loading={isPending} onClick={() => mutate()}>
      {text}
    </Button>
  );
}
