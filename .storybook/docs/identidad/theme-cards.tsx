import { Unstyled } from "@storybook/addon-docs/blocks";
import { Button } from "../../../packages/ui/src/components/button/button.tsx";
import { VesselLine } from "../../../packages/ui/src/components/vessel-line/vessel-line.tsx";
import { type ThemePreset, themes } from "../../../packages/ui/src/theme/presets.ts";
import { themeCss } from "../../../packages/ui/src/theme/theme-css.ts";

const swatches = ["surface", "surface-alt", "inverse", "action", "info", "text"] as const;

/** Every theme beside the others: its colours, letters, corners and ornament, and the site drawn in it. */
export function ThemeCards() {
  return (
    <Unstyled>
      <ul className="my-8 grid gap-6 md:grid-cols-2">
        {Object.values(themes).map((preset) => (
          <li key={preset.id}>
            <ThemeCard preset={preset} />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

function ThemeCard({ preset: { id, name, suits, palette } }: { preset: ThemePreset }) {
  const scope = `[data-preset="${id}"]`;
  return (
    <article
      data-preset={id}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface font-text text-sm text-text"
    >
      <style>{themeCss({ preset: id }, scope)}</style>
      <div className="flex grow flex-col items-start p-6">
        <p className="font-display text-3xl" style={{ fontWeight: "var(--font-weight-display)" }}>
          {name}
        </p>
        <VesselLine kind="underline" className="mt-3 text-action" />
        <p className="mt-4 mb-6 text-text-soft">{suits}.</p>
        <div className="mt-auto flex flex-wrap items-center gap-4">
          <Button
            size="compact"
            href={`./?path=/story/páginas-sitio--home&globals=theme:${id}`}
            target="_top"
          >
            Ver el sitio
          </Button>
          <Button
            size="compact"
            look="secondary"
            href={`./?path=/docs/bienvenida--docs&globals=theme:${id}`}
            target="_top"
          >
            Usar en el catálogo
          </Button>
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-6">
        {swatches.map((role) => (
          <span key={role} className="h-10" style={{ background: palette[role] }} />
        ))}
      </div>
    </article>
  );
}
