import { collectionPaths } from "@consultorio/content";
import { documentShape, type FieldShape, shapeAt } from "@consultorio/content/document-shape";
import { Switch } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { memo, useMemo } from "react";
import { fill } from "#components/strings.ts";
import { addressOf, type CollectionKind } from "#document-editor/document/collection-kinds.ts";
import { Deferred } from "#document-editor/document/deferred.tsx";
import { useField, useValue } from "#document-editor/document/document-context.ts";
import { FieldBlock } from "#document-editor/form/field-block.tsx";
import { FieldGrid, GroupFields } from "#document-editor/form/schema-field.tsx";
import { ReviewNotes } from "#features/review/review-notes.tsx";
import classes from "./collections.module.css";
import { kindWords } from "./kind-fields.ts";
import { summaryOf } from "./record.ts";
import { RecordAddress } from "./record-address.tsx";
import { messages } from "./strings.ts";

interface RecordFormProps {
  kind: CollectionKind;
  /** The place of the record; -1 where the address names none. */
  index: number;
}

/** Every field of one record. Drawn once: each field follows its own value. */
export const RecordForm = memo(function RecordForm({ kind, index }: RecordFormProps) {
  const blocks = useMemo(() => recordBlocks(shapeAt(documentShape(kind), "0")), [kind]);
  return (
    <div className={classes.form}>
      <Link
        from="/colecciones/$coleccion"
        to="/colecciones/$coleccion"
        params={{ coleccion: addressOf(kind) }}
        search={({ busca, hoja }) => ({ busca, hoja })}
        className={classes.back}
      >
        <ArrowLeft size={18} aria-hidden />
        {fill(messages.back, { list: kindWords(kind).title })}
      </Link>
      {index < 0 ? (
        <p role="alert">{messages.gone}</p>
      ) : (
        <>
          <RecordHead kind={kind} index={index} />
          {blocks.map(({ title, fields, group }, place) => (
            <Deferred key={title} paths={fields.map(([key]) => `${index}.${key}`)} now={place === 0}>
              <FieldBlock title={title} text={group?.shape.help}>
                {group ? (
                  <GroupFields shape={group.shape} path={`${index}.${group.key}`} />
                ) : (
                  <FieldGrid fields={fields} path={String(index)} />
                )}
              </FieldBlock>
            </Deferred>
          ))}
        </>
      )}
    </div>
  );
});

type Fields = [key: string, shape: FieldShape][];

/** Fields that {@link RecordHead} draws. */
const headFields = ["id", "formerIds", "visible"];

/** The form of a record: its texts, its pictures, and a block for each of its lists and groups. Every field is in it. */
function recordBlocks(shape: FieldShape | null) {
  if (shape?.kind !== "group") return [];
  const fields = Object.entries(shape.fields).filter(([key]) => !headFields.includes(key));
  const values = fields.filter(([, field]) => field.kind === "value");
  const isPicture = ([, field]: Fields[number]) => field.kind === "value" && field.control === "image";
  const several = [
    { title: messages.words, fields: values.filter((field) => !isPicture(field)), group: null },
    { title: messages.pictures, fields: values.filter(isPicture), group: null },
  ];
  const single = fields
    .filter(([, field]) => field.kind !== "value")
    .map(([key, field]) => ({
      title: field.label,
      fields: [[key, field]] satisfies Fields,
      group: field.kind === "group" ? { key, shape: field } : null,
    }));
  return [...several.filter((block) => block.fields.length > 0), ...single];
}

/** The name of a record, whether it is visible, and the address of its page. */
function RecordHead({ kind, index }: RecordFormProps) {
  const record = summaryOf(useValue(String(index)), index, kindWords(kind).unnamed);
  const path = `${index}.visible`;
  const { value, change } = useField(path);
  return (
    <>
      <h2 className={classes.recordName}>{record.name}</h2>
      <Switch
        label={shapeAt(documentShape(kind), "0.visible")?.label}
        data-path={path}
        checked={value !== false}
        // A visible record has no such field.
        onChange={(event) => change(event.currentTarget.checked ? undefined : false)}
      />
      <p className={classes.quiet}>{value === false ? messages.hiddenHelp : messages.shownHelp}</p>
      {kind !== "testimonials" && (
        <>
          <RecordAddress kind={kind} record={record} />
          <ReviewNotes about={({ path: page }) => page === `${collectionPaths[kind]}/${record.id}`} />
        </>
      )}
    </>
  );
}
