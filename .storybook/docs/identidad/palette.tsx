import { families } from "./color-uses.ts";
import { Sheet, TokenName } from "./sheet.tsx";
import { token, tokens } from "./theme-tokens.ts";

const shown = new Set(families.flatMap(({ uses }) => Object.keys(uses)));
const unnamed = tokens("color-").filter(({ name }) => !shown.has(name));

/** Every colour of the theme with its name, value and use, by family. */
export function Palette() {
  if (unnamed.length > 0) throw new Error(`color-uses.ts: no use for ${unnamed.map(({ name }) => name)}.`);
  return families.map(({ title, uses }) => (
    <Sheet key={title}>
      <p className="mb-5 font-display text-xl">{title}</p>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 md:grid-cols-4">
        {Object.entries(uses).map(([name, use]) => (
          <li key={name}>
            <Swatch name={name} />
            <TokenName name={name} value={token(`color-${name}`)} />
            <span className="mt-1 block text-xs">{use}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  ));
}

/** A colour for dark grounds is drawn on one, where transparency looks as it does on the site. */
function Swatch({ name }: { name: string }) {
  const dark = name.endsWith("on-inverse");
  return (
    <span
      className={`mb-3 block overflow-hidden rounded-small border border-line ${dark ? "bg-inverse" : "bg-surface"}`}
    >
      <span className="block h-20" style={{ background: token(`color-${name}`) }} />
    </span>
  );
}
