import type { BinRecord } from "@consultorio/api/contract";
import { isSameRecord } from "@consultorio/content";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { binQuery } from "#api/draft.ts";
import { formatMoment } from "#components/format-moment.ts";
import { PagedList } from "#components/paged.tsx";
import panelClasses from "#components/panel.module.css";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import classes from "./collections.module.css";
import { kindWords } from "./kind-fields.ts";
import { summaryOf } from "./record.ts";
import { messages as collectionWords } from "./strings.ts";

const { bin: words } = collectionWords;

interface RecordBinProps {
  kind: CollectionKind;
  /** The records of the form. */
  entries: readonly unknown[];
  onRecover: (deleted: BinRecord, name: string) => void;
}

/** «Papelera»: the deleted records of a collection, with who deleted each and when, and the way back. */
export function RecordBin({ kind, entries, onRecover }: RecordBinProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const recover = (deleted: BinRecord, name: string) => {
    onRecover(deleted, name);
    // Its row goes, and with it the button that had the focus.
    heading.current?.focus();
  };
  return (
    <section className={classes.bin} aria-labelledby="papelera">
      <h2 id="papelera" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <QueryView query={useQuery(binQuery(kind))} failed={words.loadFailed}>
        {({ days, records }) => {
          // A recovered record is in the form before it is saved.
          const deleted = records.filter(
            ({ record }) => !entries.some((entry) => isSameRecord(entry, record)),
          );
          return (
            <>
              <p className={panelClasses.note}>{fill(words.intro, { days })}</p>
              {deleted.length === 0 && <p>{words.empty}</p>}
              <PagedList name={words.title} items={deleted} className={panelClasses.list}>
                {(one) => {
                  const { record, author, createdAt } = one;
                  const { name } = summaryOf(record, -1, kindWords(kind).unnamed);
                  return (
                    <li key={`${name} ${createdAt.toISOString()}`} className={panelClasses.item}>
                      <div className={panelClasses.main}>
                        <p className={panelClasses.name}>{name}</p>
                        <p className={panelClasses.note}>
                          {fill(words.deletedBy, { who: author, when: formatMoment(createdAt) })}
                        </p>
                      </div>
                      <Button
                        variant="default"
                        aria-label={fill(words.recoverOf, { item: name })}
                        onClick={() => recover(one, name)}
                      >
                        {words.recover}
                      </Button>
                    </li>
                  );
                }}
              </PagedList>
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
