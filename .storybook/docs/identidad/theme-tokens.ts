import css from "../../../packages/ui/src/theme/theme.css?raw";

/*
 * Values come from the stylesheet's text: Tailwind leaves out of the built one the tokens that no class uses yet,
 * so that `var(--…)` would be empty for them.
 */

/** Custom properties of theme.css whose name begins with `prefix`, in order: name without it, and value. */
export function tokens(prefix: string): { name: string; value: string }[] {
  return [...css.matchAll(/^\s*--([a-z0-9-]+): ([^;]+);/gm)].flatMap(([, name = "", value = ""]) =>
    name.startsWith(prefix) ? [{ name: name.slice(prefix.length), value }] : [],
  );
}

/** The value of one token; a wrong name is an error, so that no page shows a deleted token. */
export function token(name: string): string {
  const value = optionalToken(name);
  if (value === undefined) throw new Error(`theme.css has no token "--${name}".`);
  return value;
}

/** The value of a token that not every family has, such as a step's letter spacing. */
export function optionalToken(name: string): string | undefined {
  return tokens(name).find((entry) => entry.name === "")?.value;
}

export { css as themeCss };
