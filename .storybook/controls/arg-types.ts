import type { StrictArgTypes, StrictInputType } from "storybook/internal/types";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { type CatalogueContracts, contractOf } from "../contract/contract.ts";
import { filledByNoForm } from "../contract/fills-of.ts";
import { choiceNames, propertyNames } from "../contract/property-names.ts";
import { type Control, controlsOf } from "./control.ts";
import { iconRefs, noPicture, pictureRefs } from "./picture-options.ts";

type Widget = Omit<StrictInputType, "name">;

const look = "Aspecto y opciones";
/** The groups of controls, in their order. The parts of an object are in a group of their own after these. */
const groups: Record<Control["kind"], string> = {
  text: "Textos",
  picture: "Imágenes",
  icon: "Imágenes",
  count: "Listas",
  number: look,
  boolean: look,
  choice: look,
  shown: look,
};

/** The question after the name of a list, and of an object that may be missing. */
const kindSuffixes: Partial<Record<Control["kind"], string>> = { count: ": cuántos", shown: ": se muestra" };

/**
 * Storybook's controls for a section type, from its contract. A list and an object have controls of their own, and the
 * args that hold them whole are hidden.
 */
export function argTypesOf(contracts: CatalogueContracts, type: string): StrictArgTypes {
  const controls = controlsOf(contracts, type);
  const keys = new Set(controls.map(({ key }) => key));
  const hidden = contractOf(contracts, type)
    .filter(({ name }) => !keys.has(name))
    .map(({ name }) => [name, { name, table: { disable: true } }]);
  const order = [...new Set(Object.values(groups)), ...controls.map(groupOf)];
  const shown = controls
    .sort((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)))
    .map((control) => [control.key, inputOf(contracts, type, control)]);
  return Object.fromEntries([...shown, ...hidden]);
}

/** The objects around a control by name, or the group of its kind. A property that no form fills is no content. */
function groupOf({ around, kind, field: { name } }: Control): string {
  if (around.length > 0) return around.map((outer) => propertyNames[outer.name]).join(" › ");
  return name in filledByNoForm ? look : groups[kind];
}

function inputOf(contracts: CatalogueContracts, type: string, control: Control): StrictInputType {
  const { field, kind, path } = control;
  return {
    name: (propertyNames[field.name] ?? field.name) + (kindSuffixes[kind] ?? ""),
    description: field.description,
    // The path of the property in the code.
    table: {
      category: groupOf(control),
      type: { summary: path.join(".") },
      ...(field.default && { defaultValue: { summary: field.default } }),
    },
    ...widgetOf(contracts, type, control),
  };
}

/** Storybook's control for a control. `type` is the type of its values in an address. */
function widgetOf(contracts: CatalogueContracts, type: string, { kind, key, field }: Control): Widget {
  switch (kind) {
    case "text":
      return field.name === "color"
        ? { control: { type: "color" }, type: { name: "string" } }
        : { control: { type: "text" }, type: { name: "string" } };
    case "number":
      return { control: { type: "number" }, type: { name: "number" } };
    case "boolean":
    case "shown":
      return { control: { type: "boolean" }, type: { name: "boolean" } };
    case "count": {
      const max = contracts.longest[type]?.[key.replace(/_count$/, "")] ?? 0;
      return { control: { type: "range", min: 0, max, step: 1 }, type: { name: "number" } };
    }
    case "choice":
      return choiceOf(field.shape.kind === "choice" ? field.shape.values : []);
    case "picture":
      return pictureOf(contracts.pictures, field.nullable, pictureRefs);
    case "icon":
      return pictureOf(contracts.icons, field.nullable, iconRefs);
  }
}

/** One of a closed set. A design of a section is named as in the catalog. */
function choiceOf(values: readonly string[]): Widget {
  const labels = values.map((value) => [value, designName(value) ?? choiceNames[value] ?? value]);
  return select(values, Object.fromEntries(labels));
}

const designName = (value: string): string | undefined =>
  sectionTypes.map((type) => variantInfo(type, value)?.label).find((label) => label !== undefined);

/** One of the bundled pictures, or none where the contract allows that. */
function pictureOf(
  names: Record<string, string>,
  nullable: boolean,
  refs: (names: Record<string, string>) => Record<string, unknown>,
): Widget {
  const ids = Object.keys(names);
  const options = nullable ? [noPicture, ...ids] : ids;
  return { ...select(options, { [noPicture]: "Ninguna", ...names }), mapping: refs(names) };
}

const select = (options: readonly string[], labels: Record<string, string>): Widget => ({
  options,
  control: { type: "select", labels },
  type: { name: "enum", value: [...options] },
});
