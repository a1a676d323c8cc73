import { VisuallyHidden } from "@mantine/core";
import type { SiteChange } from "#api/versions.ts";
import { LongList } from "../long-list.tsx";
import classes from "../panel.module.css";
import { PictureThumbnail } from "../pictures/picture-thumbnail.tsx";
import { words } from "./strings.ts";

/** What changed, field by field: where, the text before and the text now. */
export function ChangeList({ changes }: { changes: SiteChange[] }) {
  return (
    <LongList items={changes} first={20} more={words.more}>
      {({ path, place, label, kind, before, after }) => (
        <li key={`${path} ${label} ${kind} ${before}`} className={classes.item}>
          <div className={classes.main}>
            {place !== "" && <p className={classes.place}>{place}</p>}
            <p className={classes.name}>{label}</p>
            <Values before={before} after={after} kind={kind} />
          </div>
        </li>
      )}
    </LongList>
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

/** A picture is drawn small, anything else as text. */
function Value({ text }: { text: string }) {
  if (!/^\/(?:imagenes|media)\/\S+$/.test(text)) return <dd>{text || words.empty}</dd>;
  return (
    <dd className={classes.value}>
      <PictureThumbnail path={text} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </dd>
  );
}
