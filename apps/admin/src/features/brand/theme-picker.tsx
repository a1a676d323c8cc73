import type { Theme } from "@consultorio/content";
import { type ThemeLook, themeLook, themes } from "@consultorio/ui/theme";
import { useState } from "react";
import { useValue } from "#document-editor/document/document-context.ts";
import classes from "./brand.module.css";
import { type ChoiceCard, ChoiceCards } from "./choice-cards.tsx";
import { messages } from "./strings.ts";

/** The styles of the library, each drawn with her own headline. */
export function ThemePicker() {
  const title = String(useValue("heroSection.title") ?? "");
  const preset = useValue("theme.preset");
  // Another one that she tries does not move the mark.
  const [today] = useState(preset ?? Object.values(themes)[0]?.id);
  const cards = Object.values(themes).map(
    ({ id, name, suits }): ChoiceCard => ({
      value: id,
      name,
      text: suits,
      note: id === today ? messages.theme.today : undefined,
      drawing: <ThemeSample theme={{ preset: id }} title={title} />,
    }),
  );
  return <ChoiceCards path="theme.preset" label={messages.theme.label} cards={cards} />;
}

const radii: Record<ThemeLook["radius"], number> = { sharp: 0, soft: 99, round: 99 };

/** A theme in small: its ground, its letters, its button and its colours. */
export function ThemeSample({ theme, title }: { theme: Theme; title: string }) {
  const { color, fonts, radius } = themeLook(theme);
  const button = { background: color("action"), color: color("on-action"), borderRadius: radii[radius] };
  return (
    <span
      aria-hidden
      className={classes.drawing}
      style={{ background: color("surface"), color: color("text") }}
    >
      <span className={classes.sampleTitle} style={{ fontFamily: fonts.display || "var(--font-display)" }}>
        {title}
      </span>
      <span className={classes.sampleRow}>
        <span
          className={classes.sampleButton}
          style={{ ...button, fontFamily: fonts.text || "var(--font-text)" }}
        >
          {messages.theme.sample}
        </span>
        <span className={classes.dots}>
          {(["info", "surface-alt", "inverse"] as const).map((role) => (
            <span key={role} className={classes.dot} style={{ background: color(role) }} />
          ))}
        </span>
      </span>
    </span>
  );
}
