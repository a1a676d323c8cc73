import type { SectionType } from "@consultorio/content";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { warnInDevelopment } from "../messages/warn-in-development.ts";
import type { PropsMap, VariantId } from "./catalog.ts";
import { components } from "./components.ts";

/** Section types of a host, each with its variants by name. The first variant is the type's default. */
type OwnSections = Record<string, Record<string, FunctionComponent<never>>>;

type PropsOf<C> = C extends FunctionComponent<infer Props> ? Props : never;

/** A section of the library: which, and with what content. */
type LibrarySection = {
  [T in SectionType]: { type: T; variant: VariantId<T>; props: PropsMap[T] };
}[SectionType];

/** A section of the host, with the props of the very variant. */
type OwnSection<Own extends OwnSections> = {
  [T in keyof Own]: {
    [V in keyof Own[T]]: { type: T; variant: V; props: PropsOf<Own[T][V]> };
  }[keyof Own[T]];
}[keyof Own];

interface Sections<Own extends OwnSections> {
  /** Draws one variant. Where `variant` is unknown at run time the type's default is drawn, and development warns. */
  RenderVariant: (section: LibrarySection | OwnSection<Own>) => ReactNode;
}

/** Props as the drawing function takes them: which they are is the callers' types' affair. */
interface AnySection {
  type: never;
  variant: never;
  props: never;
}

function drawingOf(drawings: Record<string, FunctionComponent<never>>, type: string, variant: string) {
  if (Object.hasOwn(drawings, variant)) return drawings[variant];
  const [first = ""] = Object.keys(drawings);
  warnInDevelopment(
    `${type}: no variant "${variant}". "${first}" is drawn. It has ${Object.keys(drawings).join(", ")}.`,
  );
  return drawings[first];
}

/** An element of a drawing, whose props its type says. */
const element = <P extends object>(drawing: FunctionComponent<P>, props: P): ReactNode =>
  createElement(drawing, props);

/**
 * The library's sections together with a host's own. A type of the host that has the name of one of the library's adds
 * its variants to it.
 */
export function createSections<const Own extends OwnSections>(hostSections: Own): Sections<Own>;
export function createSections(hostSections: OwnSections): {
  RenderVariant: (section: AnySection) => ReactNode;
} {
  const library: OwnSections = components;
  const draw = ({ type, variant, props }: AnySection): ReactNode => {
    const name: string = type;
    const drawing = drawingOf({ ...library[name], ...hostSections[name] }, name, variant);
    if (drawing !== undefined) return element(drawing, props);
    const typeNames = Object.keys({ ...library, ...hostSections }).join(", ");
    throw new Error(`RenderVariant: no section type "${name}". There are ${typeNames}.`);
  };
  return { RenderVariant: draw };
}

/** Draws a variant of the library by its name: `<RenderVariant type="Hero" variant="HeroSplit" props={…} />`. */
export const { RenderVariant } = createSections({});
