import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { SiteChange } from "../api/versions.ts";
import { PictureThumbnail } from "../picture/picture-thumbnail.tsx";
import { fill } from "../strings.ts";
import classes from "./panel.module.css";
import { words } from "./strings.ts";

/** How many changes stand there at once. */
const fewest = 20;

interface ChangeListProps {
  changes: SiteChange[];
}

/** What changed, field by field: where, and what it said before and says now. */
export function ChangeList({ changes }: ChangeListProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? changes : changes.slice(0, fewest);
  const rest = changes.length - shown.length;
  return (
    <>
      <ul className={classes.list}>
        {shown.map(({ path, place, label, kind, before, after }) => (
          <li key={`${path} ${label} ${kind} ${before}`} className={classes.item}>
            <div className={classes.main}>
              {place !== "" && <p className={classes.place}>{place}</p>}
              <p className={classes.name}>{label}</p>
              <Values before={before} after={after} kind={kind} />
            </div>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {fill(words.more, { count: rest })}
        </Button>
      )}
    </>
  );
}

function Values({ before, after, kind }: Pick<SiteChange, "before" | "after" | "kind">) {
  if (kind === "added" || kind === "removed")
    return (
      <p>
        {words[kind]}: {after || before}
      </p>
    );
  return (
    <>
      {kind === "moved" && <p>{words.moved}</p>}
      <dl className={classes.values}>
        <div>
          <dt>{words.before}</dt>
          <Value text={before} />
        </div>
        <div>
          <dt>{words.after}</dt>
          <Value text={after} />
        </div>
      </dl>
    </>
  );
}

/** A picture by its looks, anything else by its words. */
function Value({ text }: { text: string }) {
  if (!/^\/(?:imagenes|media)\/\S+$/.test(text)) return <dd>{text || words.empty}</dd>;
  return (
    <dd className={classes.value}>
      <PictureThumbnail path={text} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </dd>
  );
}
