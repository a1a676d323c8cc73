import { join } from "node:path";
import ts from "@typescript/typescript6";
import type { ContractField, Contracts, Shape } from "./contract.ts";

const library = join(import.meta.dirname, "../../packages/ui");
const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;

/**
 * The contract of every section type, read from `PropsMap` of the catalog by the compiler. It takes about two seconds.
 * The description of a property is in its JSDoc: in English for editors, in Spanish behind the tag `@es` for the catalogue.
 * Throws for a property of a kind that the catalogue cannot show.
 */
export function readContracts(language: "en" | "es" = "es"): Contracts {
  const { checker, members } = programOf(join(library, "src/registry/catalog.ts"));
  const reader: Reader = { checker, language, objects: {} };
  const types = members("PropsMap").map(({ name, type }) => [name, fieldsOf(reader, formsOf(type), name)]);
  return { types: Object.fromEntries(types), objects: reader.objects };
}

interface Reader {
  checker: ts.TypeChecker;
  language: "en" | "es";
  /** What was read so far. */
  objects: Contracts["objects"];
}

function programOf(file: string) {
  const config = join(library, "tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    library,
  );
  const program = ts.createProgram([file], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const members = (name: string) => {
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}.`);
    const properties = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    return properties.map((property) => ({ name: property.name, type: checker.getTypeOfSymbol(property) }));
  };
  return { checker, members };
}

const formsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNothing = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;

/** The properties of all forms of an object. A property that one form lacks is optional. */
function fieldsOf(reader: Reader, forms: ts.Type[], owner: string): ContractField[] {
  const names = new Set(forms.flatMap((form) => form.getProperties().map(({ name }) => name)));
  return [...names].map((name) => {
    const properties = forms.flatMap((form) => form.getProperty(name) ?? []);
    const optional = properties.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    const types = properties.flatMap((property) => formsOf(reader.checker.getTypeOfSymbol(property)));
    const required = !optional && properties.length === forms.length;
    return { ...documentation(reader, properties), ...fieldOf(reader, { name, required, owner, types }) };
  });
}

/** What the JSDoc of a property says, in the first of the object's forms that has it. */
function documentation(
  { checker, language }: Reader,
  properties: ts.Symbol[],
): Pick<ContractField, "description" | "default" | "drawnBy"> {
  const tags = new Map(
    properties.flatMap((property) =>
      property.getJsDocTags(checker).map(({ name, text }) => [name, ts.displayPartsToString(text)]),
    ),
  );
  const [english = ""] = properties.flatMap(
    (property) => ts.displayPartsToString(property.getDocumentationComment(checker)) || [],
  );
  return {
    description: language === "en" ? english : (tags.get("es") ?? ""),
    default: tags.get("default"),
    drawnBy: tags.get("drawnBy")?.split(", "),
  };
}

interface Property {
  name: string;
  required: boolean;
  /** What the property is of: a section type, or the key of an object. */
  owner: string;
  types: ts.Type[];
}

function fieldOf(
  reader: Reader,
  { name, required, owner, types }: Property,
): Omit<ContractField, "description"> {
  const given = types.filter((type) => !isNothing(type));
  const nullable = types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
  const shape = shapeOf(reader.checker, given, `${owner}.${name}`);
  const type = writtenType(reader.checker, given, shape) + (nullable ? " | null" : "");
  return {
    name,
    required,
    nullable,
    type,
    shape,
    inside: insideOf(reader, given, shape, `${owner}.${name}`),
  };
}

/** The key of the object in a property, whose properties are read with it. A picture is an object too. */
function insideOf(reader: Reader, types: ts.Type[], shape: Shape, place: string): string | null {
  const forms = contentOf(reader.checker, types);
  const [first] = forms;
  if (first === undefined || !isObject(shape)) return null;
  const key = (forms.length === 1 ? ownName(first) : null) ?? place;
  if (!(key in reader.objects)) {
    // Before they are read: an object may hold others of its own kind.
    reader.objects[key] = [];
    reader.objects[key] = fieldsOf(reader, forms, key);
  }
  return key;
}

const isObject = (shape: Shape): boolean =>
  shape.kind === "list" ? isObject(shape.item) : ["group", "picture", "icon"].includes(shape.kind);

/** The forms of a property, or of the entries of its list. */
const contentOf = (checker: ts.TypeChecker, types: ts.Type[]): ts.Type[] =>
  types.flatMap((type) => {
    const item = itemOf(checker, type);
    return item === null ? [type] : contentOf(checker, formsOf(item));
  });

const itemOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | null =>
  checker.isArrayType(type) ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? null) : null;

const ownName = (type: ts.Type): string | null => {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  return name === undefined || name === "__type" || name === "__object" ? null : name;
};

function shapeOf(checker: ts.TypeChecker, types: ts.Type[], place: string): Shape {
  const [first] = types;
  if (first === undefined) throw new Error(`${place}: nothing can be given.`);
  const item = itemOf(checker, first);
  if (item !== null) return { kind: "list", item: shapeOf(checker, formsOf(item), place) };
  if (types.every((type) => type.isStringLiteral()))
    return { kind: "choice", values: types.flatMap((type) => (type.isStringLiteral() ? [type.value] : [])) };
  const { flags } = first;
  if (flags & ts.TypeFlags.String) return { kind: "text" };
  if (flags & ts.TypeFlags.Number) return { kind: "number" };
  if (flags & ts.TypeFlags.BooleanLike) return { kind: "boolean" };
  if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    throw new Error(`${place}: the catalogue cannot show a ${checker.typeToString(first)}.`);
  const name = ownName(first);
  return { kind: name === "ImageRef" ? "picture" : name === "IconRef" ? "icon" : "group" };
}

/** A type without `undefined` and `null`. A closed choice is written with its values. */
function writtenType(checker: ts.TypeChecker, types: ts.Type[], shape: Shape): string {
  if (shape.kind === "boolean") return "boolean";
  const names = types.map((type) =>
    shape.kind === "choice"
      ? checker.typeToString(type, undefined, NoTruncation | InTypeAlias)
      : (type.aliasSymbol?.name ?? checker.typeToString(type, undefined, NoTruncation)),
  );
  return [...new Set(names)].join(" | ");
}
