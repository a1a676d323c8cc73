import { Sheet, TokenName } from "./sheet.tsx";
import { token, tokens } from "./theme-tokens.ts";

/** The 8 px grid, and the spaces that have a name of their own. */
export function Spaces() {
  return (
    <Sheet>
      <div className="grid gap-10 md:grid-cols-2">
        <ul className="grid gap-4">
          {[1, 2, 3, 4, 5, 6, 8, 10, 14].map((step) => (
            <li key={step} className="grid grid-cols-[3rem_4rem_1fr] items-center">
              <span className="font-semibold">{step}</span>
              <span className="text-xs text-text-soft tabular-nums">{step * 4} px</span>
              <span className="block h-3 bg-action" style={{ width: step * 4 }} />
            </li>
          ))}
        </ul>
        <ul className="grid content-start gap-7">
          {tokens("spacing-").map(({ name, value }) => (
            <li key={name}>
              <TokenName name={name} value={value} />
              <span className="mt-2 block h-3 bg-info" style={{ width: value }} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** Content and text widths in proportion, and the widths of screen at which the drawing changes. */
export function Widths() {
  const widest = Number.parseFloat(token("container-content"));
  return (
    <Sheet>
      <ul className="grid gap-4">
        {tokens("container-").map(({ name, value }) => (
          <li
            key={name}
            className="rounded-small bg-info-soft px-4 py-3"
            style={{ width: `${(Number.parseFloat(value) / widest) * 100}%` }}
          >
            <TokenName name={name} value={value} />
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        {tokens("breakpoint-").flatMap(({ name, value }) =>
          name === "*"
            ? []
            : [
                <li key={name}>
                  <TokenName name={name} value={value} />
                </li>,
              ],
        )}
      </ul>
    </Sheet>
  );
}

const radiusUses: Record<string, string> = {
  small: "Campos, etiquetas, miniaturas",
  card: "Imágenes y tarjetas",
  full: "Píldoras, avatares, botones de un icono",
  button: "Botones con palabras",
};

/** Radius and the one shadow, each on an element that has it. */
export function Shapes() {
  return (
    <Sheet tone="alt">
      <ul className="grid grid-cols-2 gap-8 md:grid-cols-4">
        {tokens("radius-").map(({ name, value }) => (
          <li key={name}>
            <span className="mb-4 block h-28 border border-line bg-surface" style={{ borderRadius: value }} />
            <TokenName name={`radius-${name}`} value={value} />
            <span className="text-xs">{radiusUses[name]}</span>
          </li>
        ))}
        <li>
          <span className="mb-4 block h-28 rounded-card bg-surface shadow-float" />
          <TokenName name="shadow-float" value="La única sombra" />
          <span className="text-xs">Menús, diálogos y lo que flota sobre la página</span>
        </li>
      </ul>
    </Sheet>
  );
}
