import { type ReadySite, readySites } from "@consultorio/content/ready-sites";
import { Button } from "@mantine/core";
import { Undo2 } from "lucide-react";
import { fill } from "#components/strings.ts";
import { useValue } from "#document-editor/document/document-context.ts";
import classes from "./brand.module.css";
import { messages } from "./strings.ts";
import { ThemeSample } from "./theme-picker.tsx";

interface ReadySitePickerProps {
  /** The ready site in the preview; null for her own. */
  tried: ReadySite | null;
  onTry: (site: ReadySite | null) => void;
  busy: boolean;
  onTake: (site: ReadySite) => void;
  /** The name of the ready site that was taken last; null where there is nothing to undo. */
  taken: string | null;
  onUndo: () => void;
}

/** The ready sites: each can be seen with her own content, taken, and given back. */
export function ReadySitePicker({ tried, onTry, busy, onTake, taken, onUndo }: ReadySitePickerProps) {
  const title = String(useValue("heroSection.title") ?? "");
  return (
    <>
      <div role="status">
        {taken !== null && (
          <div className={classes.taken}>
            <p>{fill(messages.ready.taken, { name: taken })}</p>
            <Button
              variant="default"
              leftSection={<Undo2 size={18} aria-hidden />}
              disabled={busy}
              onClick={onUndo}
            >
              {messages.ready.undo}
            </Button>
          </div>
        )}
      </div>
      <ul className={classes.cards}>
        {readySites.map((site) => (
          <li key={site.id} className={`${classes.card} ${classes.site}`} data-current={site === tried}>
            <ThemeSample theme={site.theme} title={title} />
            <h3 className={classes.name}>{site.name}</h3>
            <p className={classes.text}>{site.description}</p>
            {site === tried ? (
              <Tried {...{ site, busy, onTake, onTry }} />
            ) : (
              <Button
                variant="default"
                aria-label={fill(messages.ready.try, { name: site.name })}
                onClick={() => onTry(site)}
              >
                {messages.ready.tryShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Tried({
  site,
  busy,
  onTake,
  onTry,
}: Pick<ReadySitePickerProps, "busy" | "onTake" | "onTry"> & { site: ReadySite }) {
  return (
    <>
      <Button disabled={busy} onClick={() => onTake(site)}>
        {busy ? messages.ready.using : messages.ready.use}
      </Button>
      <Button variant="subtle" disabled={busy} onClick={() => onTry(null)}>
        {messages.ready.stop}
      </Button>
    </>
  );
}
