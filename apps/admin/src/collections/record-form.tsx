import { collectionPaths } from "@consultorio/content";
import { Switch } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { memo, useMemo } from "react";
import { FieldBlock } from "../form/field-block.tsx";
import { shapeAt } from "../form/field-shape.ts";
import { useField, useValue } from "../form/form-context.ts";
import { Later } from "../form/later.tsx";
import { FieldGrid, GroupFields } from "../form/schema-field.tsx";
import { SaidNotes } from "../review/said-notes.tsx";
import { documentShape } from "../saving/document-shape.ts";
import { addressOf, type CollectionKind, kindWords } from "./collection-kinds.ts";
import classes from "./collections.module.css";
import { summaryOf } from "./record.ts";
import { RecordAddress } from "./record-address.tsx";
import { recordBlocks } from "./record-blocks.ts";
import { words } from "./strings.ts";

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
      <Link to="/colecciones/$coleccion" params={{ coleccion: addressOf(kind) }} className={classes.back}>
        <ArrowLeft size={18} aria-hidden />
        {words.back}
      </Link>
      {index < 0 ? (
        <p role="alert">{words.gone}</p>
      ) : (
        <>
          <RecordHead kind={kind} index={index} />
          {blocks.map(({ title, text, key, fields, whole }, place) => (
            <Later key={title} paths={fields.map(([field]) => `${index}.${field}`)} now={place === 0}>
              <FieldBlock title={title} text={text}>
                {whole?.kind === "group" ? (
                  <GroupFields shape={whole} path={`${index}.${key}`} />
                ) : (
                  <FieldGrid fields={fields} path={String(index)} />
                )}
              </FieldBlock>
            </Later>
          ))}
        </>
      )}
    </div>
  );
});

/** What the record is called, whether it is shown, and where its page is. */
function RecordHead({ kind, index }: RecordFormProps) {
  const record = summaryOf(useValue(String(index)), index, kindWords(kind).unnamed);
  const label = shapeAt(documentShape(kind), "0.visible")?.label ?? "";
  return (
    <>
      <h2 className={classes.recordName}>{record.name}</h2>
      <Visible path={`${index}.visible`} label={label} />
      {kind !== "testimonials" && (
        <>
          <RecordAddress kind={kind} record={record} />
          <SaidNotes about={({ path }) => path === `${collectionPaths[kind]}/${record.id}`} />
        </>
      )}
    </>
  );
}

/** A record says nothing about being visible until it is hidden. */
function Visible({ path, label }: { path: string; label: string }) {
  const { value, change, readOnly } = useField(path);
  return (
    <Switch
      label={label}
      data-path={path}
      disabled={readOnly}
      checked={value !== false}
      onChange={(event) => change(event.currentTarget.checked ? undefined : false)}
    />
  );
}
