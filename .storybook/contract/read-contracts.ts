import { join } from "node:path";
import ts from "@typescript/typescript6";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { variantIds } from "../../packages/ui/src/registry/catalog.ts";
import { fileName } from "../../packages/ui/src/registry/file-name.ts";
import type { ContractField, Contracts, Shape } from "./contract.ts";

const library = join(import.meta.dirname, "../../packages/ui");
const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;

/**
 * The contract of every section type, read from `PropsMap` of the catalog by the compiler. It takes about two seconds.
 * The description of a property is in its JSDoc: in English for editors, in Spanish behind the tag `@es` for the catalogue.
 * A design shows the properties that its own type has, less those that name other designs behind the tag `@drawnBy`.
 * Throws for a property of a kind that the catalogue cannot show.
 */
export function readContracts(language: "en" | "es" = "es"): Contracts {
  const { checker, exported } = programOf(library);
  const reader: Reader = { checker, language, objects: {} };
  const props = checker.getDeclaredTypeOfSymbol(exported("registry/catalog.ts", "PropsMap"));
  const types = sectionTypes.map((type) => {
    const designs = variantIds(type).map((id) => ({
      id,
      takes: propsOf(checker, exported(`sections/${fileName(type)}/${fileName(id)}.tsx`, id)),
    }));
    const fields = fieldsOf(reader, formsOf(propertyOf(checker, props, type)), type).map((field) => {
      const { name, drawnBy = designs.map(({ id }) => id) } = field;
      const users = designs.filter(({ id, takes }) => drawnBy.includes(id) && takes.has(name));
      return users.length === designs.length ? field : { ...field, drawnBy: users.map(({ id }) => id) };
    });
    return [type, fields];
  });
  return { types: Object.fromEntries(types), objects: reader.objects };
}

interface Reader {
  checker: ts.TypeChecker;
  language: "en" | "es";
  /** What was read so far. */
  objects: Contracts["objects"];
}

function programOf(folder: string) {
  const config = join(folder, "tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram([join(folder, "src/registry/components.ts")], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const exported = (path: string, name: string): ts.Symbol => {
    const source = program.getSourceFile(join(folder, "src", path));
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${path} exports no ${name}.`);
    return symbol;
  };
  return { checker, exported };
}

function propertyOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const property = type.getProperty(name);
  if (!property) throw new Error(`PropsMap has no ${name}.`);
  return checker.getTypeOfSymbol(property);
}

/** The names of the properties that a component takes. */
function propsOf(checker: ts.TypeChecker, component: ts.Symbol): Set<string> {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  const forms = props ? formsOf(checker.getTypeOfSymbol(props)) : [];
  return new Set(forms.flatMap((form) => form.getProperties().map(({ name }) => name)));
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

/** `string & {}`: beside literal values it stands for all others. */
const isAnyString = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);

function shapeOf(checker: ts.TypeChecker, types: ts.Type[], place: string): Shape {
  const [first] = types;
  if (first === undefined) throw new Error(`${place}: nothing can be given.`);
  const item = itemOf(checker, first);
  if (item !== null) return { kind: "list", item: shapeOf(checker, formsOf(item), place) };
  if (types.every((type) => type.isStringLiteral() || isAnyString(type)))
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
