import { type FieldShape, takesRow } from "./field-shape.ts";
import classes from "./form.module.css";
import { ListField } from "./list-field.tsx";
import { ValueField } from "./value-field.tsx";

interface SchemaFieldProps {
  shape: FieldShape;
  /** Where the value stands in the document: `doctorInfo.phone`, `experience.entities.0.icon`. */
  path: string;
}

/** Draws any field of a schema with the control that its meta names. */
function SchemaField({ shape, path }: SchemaFieldProps) {
  switch (shape.kind) {
    case "value":
      return <ValueField shape={shape} path={path} />;
    case "group":
      return (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>{shape.label}</legend>
          <FieldGrid fields={Object.entries(shape.fields)} path={path} />
        </fieldset>
      );
    case "list":
      return (
        <ListField
          shape={shape}
          path={path}
          drawEntry={(entry) => <Entry shape={shape.entry} path={entry} />}
        />
      );
  }
}

/** An entry of a list stands under its own name already: a group needs no second legend. */
function Entry({ shape, path }: SchemaFieldProps) {
  if (shape.kind !== "group") return <SchemaField shape={shape} path={path} />;
  return <FieldGrid fields={Object.entries(shape.fields)} path={path} />;
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
      {fields.map(([key, shape]) => (
        <div key={key} className={takesRow(shape) ? classes.row : undefined}>
          <SchemaField shape={shape} path={`${path}.${key}`} />
        </div>
      ))}
    </div>
  );
}
