/** What a property of a contract holds. */
export type Shape =
  | { kind: "text" | "number" | "boolean" | "picture" | "icon" }
  | { kind: "choice"; values: string[] }
  | { kind: "list"; item: Shape }
  | { kind: "group" };

/** A property of a contract, or of an object inside it. */
export interface ContractField {
  name: string;
  required: boolean;
  /** Whether `null` may stand in its place. */
  nullable: boolean;
  /** As code writes it: `HeroSlide[]`. */
  type: string;
  shape: Shape;
  /** What it is. */
  description: string;
  /** The value of what is left out, as code writes it: tag `@default`. */
  default?: string;
  /** The designs that show it, where not all of the type do. */
  drawnBy?: string[];
  /** The object, or each object of the list, by its key in `objects`; null where there is none. */
  inside: string | null;
}

/** The contracts of all section types. */
export interface Contracts {
  /** The properties of each section type. */
  types: Record<string, ContractField[]>;
  /** The properties of objects, by the name of their type or by their place where it has none: `Hero.overlay`. */
  objects: Record<string, ContractField[]>;
}

/** What the catalogue knows of contracts while it is drawn. */
export interface CatalogueContracts extends Contracts {
  /** The most entries of each list, by section type and the list's key. */
  longest: Record<string, Record<string, number>>;
  /** Spanish names of the bundled pictures and icons, by id. */
  pictures: Record<string, string>;
  icons: Record<string, string>;
}

/** The properties of a section type. */
export function contractOf({ types }: Contracts, type: string): ContractField[] {
  const fields = types[type];
  if (fields === undefined) throw new Error(`${type}: there is no contract of this section type.`);
  return fields;
}

/** Whether a property is a picture or an icon, or a list of them: one field of a form fills all that is inside. */
export const isPicture = (shape: Shape): boolean =>
  shape.kind === "list" ? isPicture(shape.item) : shape.kind === "picture" || shape.kind === "icon";
