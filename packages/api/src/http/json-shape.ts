import type { FieldProblem } from "@consultorio/content";

const deepest = 32;
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The problem of a JSON value's shape, before any schema reads it: nested too deep, more than `most` members, or a name
 * that no field has.
 */
export function jsonProblem(value: unknown, most: number): FieldProblem | null {
  const tooMany = { path: "", message: `El contenido tiene más de ${most} campos.` };
  // No recursion: the sender chooses the depth.
  const rest: { value: unknown; path: string[] }[] = [{ value, path: [] }];
  let seen = 0;
  for (let entry = rest.pop(); entry !== undefined; entry = rest.pop()) {
    const { value: current, path } = entry;
    seen += 1;
    if (seen > most) return tooMany;
    if (typeof current !== "object" || current === null) continue;
    if (path.length >= deepest)
      return {
        path: path.slice(0, 4).join("."),
        message: `El contenido está anidado a más de ${deepest} niveles.`,
      };
    const members = Object.entries(current);
    if (members.length > most) return tooMany;
    for (const [key, child] of members) {
      const childPath = [...path, key];
      if (forbidden.has(key))
        return { path: childPath.join("."), message: `El campo «${key}» no está permitido.` };
      rest.push({ value: child, path: childPath });
    }
  }
  return null;
}
