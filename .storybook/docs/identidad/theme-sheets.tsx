import { Unstyled } from "@storybook/addon-docs/blocks";
import { type ThemePreset, themes } from "../../../packages/ui/src/theme/presets.ts";
import { screenWidths } from "../../screen-widths.ts";

const addresses = import.meta.glob<string>("./theme-sheets/*.webp", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const widths = Object.values(screenWidths).map(({ name, styles }) => ({
  name,
  width: Number.parseInt(styles.width, 10),
}));

/** The contact sheets of every theme: each is loaded when a reader opens it. */
export function ThemeSheets() {
  return (
    <Unstyled>
      <ul className="my-8 grid gap-4 font-text text-sm text-text">
        {Object.values(themes).map((preset) => (
          <li key={preset.id}>
            <ThemeSheet preset={preset} />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

function ThemeSheet({ preset: { id, name } }: { preset: ThemePreset }) {
  return (
    <section className="rounded-card border border-line p-5">
      <h3 className="mb-2 font-semibold">{name}</h3>
      {widths.map(({ name: screen, width }) => {
        const address = addresses[`./theme-sheets/${id}.${width}.webp`];
        if (address === undefined)
          return (
            <p key={width} className="py-2 text-text-soft">
              {screen}: todavía no hay hoja. La toma <code>pnpm theme-sheets {id}</code>.
            </p>
          );
        return (
          <details key={width}>
            <summary className="cursor-pointer py-2">
              {screen} <span className="sr-only">con el tema {name}</span>
            </summary>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={`Los diseños de todas las secciones con el tema ${name}, a ${width} pixeles de ancho`}
                loading="lazy"
                className="w-full"
              />
            </a>
          </details>
        );
      })}
    </section>
  );
}
