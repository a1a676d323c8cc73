import { Radio } from "@mantine/core";
import { fieldName } from "../form/field-path.ts";
import type { FieldShape } from "../form/field-shape.ts";
import { fill } from "../strings.ts";
import type { Clash, Side } from "./merge.ts";
import classes from "./saving.module.css";
import { words } from "./strings.ts";

interface ClashFieldProps {
  clash: Clash;
  shape: FieldShape | null;
  /** Names the entries on the way to the field. */
  document: unknown;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const sides = ["mine", "theirs"] as const satisfies readonly Side[];
const isSide = (value: string): value is Side => sides.some((side) => side === value);

/** A field that two people changed: whose words stay. */
export function ClashField({ clash, shape, document, chosen, onChoose }: ClashFieldProps) {
  return (
    <Radio.Group
      className={classes.clash}
      label={fieldName(shape, document, clash.path)}
      value={chosen}
      onChange={(value) => isSide(value) && onChoose(value)}
    >
      {sides.map((side) => (
        <Radio key={side} value={side} label={fill(words.conflict[side], { value: readable(clash[side]) })} />
      ))}
    </Radio.Group>
  );
}

/** A value in words. */
function readable(value: unknown): string {
  if (value === undefined || value === "") return words.conflict.empty;
  if (typeof value === "boolean") return value ? words.conflict.yes : words.conflict.no;
  if (Array.isArray(value)) return fill(words.conflict.entries, { count: value.length });
  return typeof value === "object" ? words.conflict.group : String(value);
}
