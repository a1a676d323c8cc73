interface NameParts {
  before: string;
  main: string;
  after: string;
}

/**
 * Parts an insurer's name: `Seguros Atlas` → `Seguros`, `Atlas`. `generic` lists, between commas, words of many names; those at
 * the ends of a name stand apart. A name of such words alone stays whole.
 */
export function nameParts(name: string, generic: string): NameParts {
  const genericWords = new Set(generic.toLowerCase().split(/\s*,\s*/));
  const words = name.split(/\s+/);
  const isMain = (word: string) => !genericWords.has(word.toLowerCase());
  const first = words.findIndex(isMain);
  const last = words.findLastIndex(isMain);
  if (first === -1) return { before: "", main: name, after: "" };
  const join = (start: number, end?: number) => words.slice(start, end).join(" ");
  return { before: join(0, first), main: join(first, last + 1), after: join(last + 1) };
}
