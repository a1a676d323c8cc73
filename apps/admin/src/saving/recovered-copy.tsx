import { Button, Group } from "@mantine/core";
import { fill } from "../strings.ts";
import classes from "./saving.module.css";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

const clock = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeStyle: "short" });

/** Offers what an earlier session typed and could not save. */
export function RecoveredCopy({ copy }: { copy: DocumentEditor["copy"] }) {
  if (!copy.offer) return null;
  return (
    <section className={classes.banner} aria-label={words.recovered.title}>
      <div>
        <p>
          <strong>{words.recovered.title}</strong>
        </p>
        <p>{fill(words.recovered.text, { when: clock.format(copy.offer.at) })}</p>
        {copy.outdated && <p>{words.recovered.outdated}</p>}
      </div>
      <Group>
        <Button variant="default" onClick={copy.discard}>
          {words.recovered.discard}
        </Button>
        <Button onClick={copy.recover}>{words.recovered.recover}</Button>
      </Group>
    </section>
  );
}
