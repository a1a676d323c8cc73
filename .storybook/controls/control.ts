import { type ContractField, type Contracts, contractOf } from "../contract/contract.ts";

/** A value that a designer changes in a story. */
export interface Control {
  /** Its name among the story's args: `title`, `overlay_color`, `items_count`. Addresses may hold it. */
  key: string;
  /** Where its value is in the section's props. */
  path: string[];
  /** The properties around it, the outermost first; empty at the top of the contract. */
  around: ContractField[];
  field: ContractField;
  kind: ControlKind;
}

/** `count` is of the entries of a list; `shown` is whether there is an object that may be missing. */
type ControlKind = "text" | "number" | "boolean" | "choice" | "picture" | "icon" | "count" | "shown";

/** The controls of a section type, in the order of its contract: objects are opened, lists have a number of entries. */
export const controlsOf = (contracts: Contracts, type: string): Control[] =>
  contractOf(contracts, type).flatMap((field) => controlsIn(contracts, field, []));

function controlsIn(contracts: Contracts, field: ContractField, around: ContractField[]): Control[] {
  const { kind } = field.shape;
  const path = [...around, field].map(({ name }) => name);
  const control = (controlKind: ControlKind, suffix = ""): Control => ({
    key: path.join("_") + suffix,
    path,
    around,
    field,
    kind: controlKind,
  });
  if (kind === "list") return [control("count", "_count")];
  if (kind === "picture" || kind === "icon") return [control(kind, `_${kind}`)];
  if (kind !== "group") return [control(kind)];
  const parts = contracts.objects[field.inside ?? ""] ?? [];
  return [
    ...(field.nullable ? [control("shown", "_shown")] : []),
    ...parts.flatMap((part) => controlsIn(contracts, part, [...around, field])),
  ];
}
