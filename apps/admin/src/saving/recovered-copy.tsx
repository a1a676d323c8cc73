import { Button, Group } from "@mantine/core";
import { fill, strings } from "../strings.ts";
import classes from "./saving.module.css";
import type { DocumentEditor } from "./use-document-editor.ts";

const words = strings.recovered;
const clock = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeStyle: "short" });

/** Offers what an earlier session typed and could not save. */
export function RecoveredCopy({ copy }: { copy: DocumentEditor["copy"] }) {
  if (!copy.offer) return null;
  return (
    <section className={classes.banner} aria-label={words.title}>
      <div>
        <p>
          <strong>{words.title}</strong>
        </p>
        <p>{fill(words.text, { when: clock.format(copy.offer.at) })}</p>
        {copy.outdated && <p>{words.outdated}</p>}
      </div>
      <Group>
        <Button variant="default" onClick={copy.discard}>
          {words.discard}
        </Button>
        <Button onClick={copy.recover}>{words.recover}</Button>
      </Group>
    </section>
  );
}
