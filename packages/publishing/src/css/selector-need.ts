import selectorParser from "postcss-selector-parser";
import type { Vocabulary } from "./vocabulary.ts";

/** The names in a page that a selector needs to match an element. */
export interface Need {
  classes: string[];
  tags: string[];
  ids: string[];
  attributes: { name: string; value: string | null }[];
  /** Types of fields, of which one has to be there. */
  fields: readonly string[];
  /** For each `:is()` and `:where()`, what its selectors need: one of them has to be there. */
  choices: Need[][];
}

/** The parts of a field that the browser draws, and the types of the fields that have them. */
const fieldParts: [part: RegExp, types: readonly string[]][] = [
  [
    /^::-webkit-(?:datetime-edit|date-and-time|calendar-picker)/,
    ["date", "time", "month", "week", "datetime-local"],
  ],
  [/^::-webkit-(?:inner|outer)-spin/, ["number", "time"]],
  [/^::file-selector-button$/, ["file"]],
];

export function needOf(selector: string): Need {
  return needOfNodes(selectorParser().astSync(selector).first.nodes);
}

function needOfNodes(nodes: readonly selectorParser.Node[]): Need {
  const need: Need = { classes: [], tags: [], ids: [], attributes: [], fields: [], choices: [] };
  for (const node of nodes) {
    if (node.type === "class") need.classes.push(node.value);
    else if (node.type === "id") need.ids.push(node.value);
    else if (node.type === "tag") need.tags.push(node.value.toLowerCase());
    else if (node.type === "attribute" && node.attribute.startsWith("data-"))
      need.attributes.push({
        name: node.attribute,
        value: node.operator === "=" ? (node.value ?? null) : null,
      });
    else if (node.type === "pseudo" && (node.value === ":is" || node.value === ":where"))
      need.choices.push(node.nodes.map((inner) => needOfNodes(inner.nodes)));
    else if (node.type === "pseudo")
      need.fields = fieldParts.find(([part]) => part.test(node.value))?.[1] ?? need.fields;
  }
  return need;
}

/** Whether a page can have the names that a selector needs. */
export function isUsed(need: Need, vocabulary: Vocabulary): boolean {
  const { classes, tags, ids, attributes, scripts } = vocabulary;
  return (
    need.classes.every((name) => classes.has(name) || scripts.classes.has(name)) &&
    need.tags.every((name) => tags.has(name) || scripts.words.has(name)) &&
    need.ids.every((name) => ids.has(name) || scripts.words.has(name)) &&
    need.attributes.every(({ name, value }) => isThere(name, value, vocabulary)) &&
    (need.fields.length === 0 || need.fields.some((type) => attributes.has(`type=${type}`))) &&
    need.choices.every((choice) => choice.some((inner) => isUsed(inner, vocabulary)))
  );
}

/** A script can name an attribute whole, by its part after `data-`, or as `dataset` does. */
function isThere(
  name: string,
  value: string | null,
  { attributes, scripts: { words } }: Vocabulary,
): boolean {
  if (attributes.has(value === null ? name : `${name}=${value}`)) return true;
  const part = name.slice("data-".length);
  const datasetName = part.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
  if (![name, part, datasetName].some((word) => words.has(word))) return false;
  return value === null || !/^[A-Za-z][\w-]*$/.test(value) || words.has(value);
}
