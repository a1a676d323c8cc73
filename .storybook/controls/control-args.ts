import type { Args } from "storybook/internal/types";
import { type Contracts, contractOf } from "../contract/contract.ts";
import { type Control, controlsOf } from "./control.ts";
import { iconRefs, offeredAs, pictureRefs } from "./picture-options.ts";

interface Offered {
  pictures: Record<string, string>;
  icons: Record<string, string>;
}

/** The section's own properties among a story's args. */
export const ownProps = (contracts: Contracts, type: string, args: Args): Args =>
  Object.fromEntries(
    contractOf(contracts, type).flatMap(({ name }) => (name in args ? [[name, args[name]]] : [])),
  );

/** The values of the controls for a story's props: lists by their length, pictures by their id. */
export function controlArgs(contracts: Contracts & Offered, type: string, props: Args): Args {
  const refs = {
    picture: pictureRefs(contracts.pictures),
    icon: iconRefs(contracts.icons),
  };
  return Object.fromEntries(
    controlsOf(contracts, type).map(({ key, kind, path }) => {
      const value = valueAt(props, path);
      if (!isObject(valueAt(props, path.slice(0, -1)))) return [key, undefined];
      if (kind === "count") return [key, entries(value).length];
      if (kind === "shown") return [key, isObject(value)];
      return [key, kind === "picture" || kind === "icon" ? offeredAs(refs[kind], value) : value];
    }),
  );
}

/**
 * The section's props as the controls say. A list grows by the entries of `stress`, which also has the objects that the
 * story lacks. `args` are after Storybook's mapping: a picture is what the choice of it stands for.
 */
export function propsOf(contracts: Contracts, type: string, args: Args, stress: object): Args {
  return controlsOf(contracts, type).reduce(
    (props, control) => {
      const { key, path } = control;
      const before = valueAt(props, path);
      if (args[key] === undefined || !isObject(valueAt(props, path.slice(0, -1)))) return props;
      const value = chosen(control, args[key], before, valueAt(stress, path));
      return Object.is(value, before) ? props : withValue(props, path, value);
    },
    ownProps(contracts, type, args),
  );
}

/** The value that a control gives to its property; the one it had where the control says nothing else. */
function chosen({ kind }: Control, wanted: unknown, before: unknown, stress: unknown): unknown {
  if (kind === "count") {
    const current = entries(before);
    return wanted === current.length
      ? before
      : [...current, ...entries(stress).slice(current.length)].slice(0, Number(wanted));
  }
  if (kind === "shown") {
    if (wanted === isObject(before)) return before;
    return wanted === true ? (isObject(stress) ? stress : null) : null;
  }
  if (kind === "picture" || kind === "icon") return sourceOf(wanted) === sourceOf(before) ? before : wanted;
  return wanted;
}

const entries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const sourceOf = (value: unknown): unknown => (isObject(value) ? Reflect.get(value, "src") : null);

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value);

/** A copy of the props with another value at a place; the objects around it have to be there. */
function withValue(props: Args, [key = "", ...rest]: readonly string[], value: unknown): Args {
  return { ...props, [key]: rest.length === 0 ? value : withValue(props[key], rest, value) };
}
