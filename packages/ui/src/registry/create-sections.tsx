import { createElement, type FunctionComponent, type ReactNode } from "react";
import { warnInDevelopment } from "../messages/warn-in-development.ts";

/** A component, or one that `React.lazy` loads when it is drawn first. */
type Drawing = (props: never) => ReactNode | Promise<ReactNode>;

/** Section types, each with its variants by name. The first variant is the type's default. */
type SectionTable = Record<string, Record<string, Drawing>>;

/** Which section, and with what content: the props of the very variant. */
type SectionOf<Table extends SectionTable> = {
  [T in keyof Table]: {
    [V in keyof Table[T]]: { type: T; variant: V; props: Parameters<Table[T][V]>[0] };
  }[keyof Table[T]];
}[keyof Table];

interface Sections<Table extends SectionTable> {
  /** Draws one variant. Where `variant` is unknown at run time the type's default is drawn, and development warns. */
  RenderVariant: (section: SectionOf<Table>) => ReactNode;
}

/** Props as the drawing function takes them: which they are is the callers' types' affair. */
interface AnySection {
  type: never;
  variant: never;
  props: never;
}

function drawingOf(drawings: Record<string, Drawing>, type: string, variant: string) {
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
 * Sections that are chosen by data: those of the library that an app uses, and its own. A bundle has these alone. All of
 * the library and an own type are `{ ...components, Team: { TeamGrid } }`.
 */
export function createSections<const Table extends SectionTable>(sections: Table): Sections<Table>;
export function createSections(sections: SectionTable): {
  RenderVariant: (section: AnySection) => ReactNode;
} {
  const draw = ({ type, variant, props }: AnySection): ReactNode => {
    const name: string = type;
    const drawings = Object.hasOwn(sections, name) ? sections[name] : undefined;
    const drawing = drawings && drawingOf(drawings, name, variant);
    if (drawing !== undefined) return element(drawing, props);
    const types = Object.keys(sections).join(", ");
    throw new Error(`RenderVariant: no section type "${name}". There are ${types}.`);
  };
  return { RenderVariant: draw };
}
