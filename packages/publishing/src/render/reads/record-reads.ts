/** The parts of a value that were read, and whether its list of parts was. */
export interface ReadTree {
  hasListedParts: boolean;
  parts: Map<string, ReadTree>;
}

/**
 * A value that records every read of it. It is data: groups, lists, texts, numbers, booleans, null. Groups and lists in
 * it record their reads too. Writing to it throws a `TypeError`.
 */
export function recordReads<Value extends object>(value: Value): { recorded: Value; reads: ReadTree } {
  const reads = newTree();
  return { recorded: recordInto(reads, value), reads };
}

const newTree = (): ReadTree => ({ hasListedParts: false, parts: new Map() });

function recordInto<Value extends object>(reads: ReadTree, value: Value): Value {
  /** Code that compares two reads of a part finds them equal. */
  const recordedParts = new Map<string, unknown>();
  const read = (key: string): unknown => {
    if (reads.parts.has(key)) return recordedParts.get(key);
    const tree = newTree();
    const part = partOf(value, key);
    const recorded = isGroup(part) ? recordInto(tree, part) : part;
    reads.parts.set(key, tree);
    recordedParts.set(key, recorded);
    return recorded;
  };
  const list = () => {
    reads.hasListedParts = true;
  };
  const isLength = (key: string) => key === "length" && Array.isArray(value);
  return new Proxy(value, {
    get(target, key, receiver) {
      // A method, which reads the parts that it needs from the receiver.
      if (typeof key === "symbol" || (!Object.hasOwn(target, key) && key in target))
        return Reflect.get(target, key, receiver);
      if (!isLength(key)) return read(key);
      list();
      return Reflect.get(target, key);
    },
    has(target, key) {
      if (typeof key === "string") read(key);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      list();
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
      if (typeof key === "symbol") return descriptor;
      if (isLength(key)) list();
      else if (descriptor === undefined) read(key);
      else return { ...descriptor, value: read(key) };
      return descriptor;
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  });
}

export const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The own part of a group or list by its key; undefined where it has none. */
export const partOf = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
