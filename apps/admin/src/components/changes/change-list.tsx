import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import type { SiteChange } from "#api/versions.ts";
import { LongList } from "#components/long-list.tsx";
import classes from "#components/panel.module.css";
import { PictureThumbnail } from "#components/pictures/picture-thumbnail.tsx";
import { messages } from "./strings.ts";

interface ChangeListProps {
  changes: SiteChange[];
  /** The controls of a change; `name` tells in words which one it is. */
  action?: (change: SiteChange, name: string) => ReactNode;
}

/** The changes, field by field: the place, the text before and the text now. */
export function ChangeList({ changes, action }: ChangeListProps) {
  return (
    <LongList items={changes} first={20} more={messages.more}>
      {(change) => {
        const { path, place, label, kind, before } = change;
        return (
          <li key={`${path} ${label} ${kind} ${before}`} className={classes.item}>
            <div className={classes.main}>
              {place !== "" && <p className={classes.place}>{place}</p>}
              <p className={classes.name}>{label}</p>
              <Values {...change} />
            </div>
            {action?.(change, changeName(change))}
          </li>
        );
      }}
    </LongList>
  );
}

/** Such as «Várices › Causas», or the name of an entry that was added or removed. */
export function changeName({ place, label, kind, before, after }: SiteChange): string {
  if (kind === "added" || kind === "removed") return after || before;
  const around = place.split(" › ").at(-1) ?? "";
  return around === "" || around === label ? label : `${around} › ${label}`;
}

function Values({ path, before, after, kind }: SiteChange) {
  const empty = /^siteContent\.theme\b/.test(path) ? messages.unchosen : messages.empty;
  if (kind === "added" || kind === "removed")
    return (
      <p>
        {messages[kind]}: {after || before}
      </p>
    );
  return (
    <>
      {kind === "moved" && <p>{messages.moved}</p>}
      <dl className={classes.values}>
        <div>
          <dt>{messages.before}</dt>
          <Value text={before || empty} />
        </div>
        <div>
          <dt>{messages.after}</dt>
          <Value text={after || empty} />
        </div>
      </dl>
    </>
  );
}

/** A picture is drawn small, any other value as text. */
function Value({ text }: { text: string }) {
  if (!/^\/(?:imagenes|media)\/\S+$/.test(text)) return <dd>{text}</dd>;
  return (
    <dd className={classes.value}>
      <PictureThumbnail path={text} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </dd>
  );
}
