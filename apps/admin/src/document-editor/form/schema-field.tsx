import { type FieldShape, type GroupShape, takesRow } from "@consultorio/content/document-shape";
import { Deferred } from "#document-editor/document/deferred.tsx";
import fieldClasses from "#document-editor/fields/fields.module.css";
import { RelationField } from "#document-editor/fields/relation-field.tsx";
import { ValueField } from "#document-editor/fields/value-field.tsx";
import { ListField } from "#document-editor/lists/list-field.tsx";
import classes from "./form.module.css";
import { SearchResult } from "./search-result.tsx";

/** Fields of a grid that are drawn at once: those on the first screen. */
const firstFields = 4;

interface SchemaFieldProps {
  shape: FieldShape;
  /** Path of the value in the document: `doctorInfo.phone`, `experience.entities.0.icon`. */
  path: string;
}

/** Draws any field of a schema with the control that its meta names. */
function SchemaField({ shape, path }: SchemaFieldProps) {
  switch (shape.kind) {
    case "value":
      return <ValueField shape={shape} path={path} />;
    case "group":
      return (
        <fieldset className={fieldClasses.group}>
          <legend className={fieldClasses.legend}>{shape.label}</legend>
          {shape.help && <p className={fieldClasses.help}>{shape.help}</p>}
          <GroupFields shape={shape} path={path} />
        </fieldset>
      );
    case "list":
      if (shape.records) return <RelationField shape={shape} records={shape.records} path={path} />;
      return (
        <ListField
          shape={shape}
          path={path}
          drawEntry={(entry) => <Entry shape={shape.entry} path={entry} />}
        />
      );
  }
}

/** The fields of a group, without its name. */
export function GroupFields({ shape, path }: { shape: GroupShape; path: string }) {
  return (
    <>
      {shape.control === "metadata" && <SearchResult path={path} />}
      <FieldGrid fields={Object.entries(shape.fields)} path={path} />
    </>
  );
}

/** An entry of a list already has its name above its fields, and its switch beside the name. */
function Entry({ shape, path }: SchemaFieldProps) {
  if (shape.kind !== "group") return <SchemaField shape={shape} path={path} />;
  const fields = Object.entries(shape.fields).filter(([key]) => key !== "visible");
  return <FieldGrid fields={fields} path={path} />;
}

interface FieldGridProps {
  /** Fields by key, in the order in which they are drawn. */
  fields: [string, FieldShape][];
  path: string;
}

/** Fields in two columns where there is room; boxes of several lines, lists and groups take a whole row. */
export function FieldGrid({ fields, path }: FieldGridProps) {
  return (
    <div className={classes.grid}>
      {fields.map(([key, shape], index) => {
        const place = path === "" ? key : `${path}.${key}`;
        return (
          <Deferred key={key} paths={[place]} now={index < firstFields}>
            <div className={takesRow(shape) ? classes.row : undefined}>
              <SchemaField shape={shape} path={place} />
            </div>
          </Deferred>
        );
      })}
    </div>
  );
}
