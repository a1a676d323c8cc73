import { themeLook } from "@consultorio/ui/theme";
import classes from "./brand.module.css";
import { brandShape } from "./brand-shape.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { messages } from "./strings.ts";
import { useTheme } from "./use-theme.ts";

const path = "theme.fonts";
const fontNames = ["fraunces", "bricolage", "serif", "archivo", "nunito"] as const;
/** The option for the pair of the style; the field is then empty. */
const ofTheme = "estilo";

/** The pairs of letters, each shown in itself. */
export function FontPicker() {
  const { preset } = useTheme();
  const pairs = brandShape(path).options;
  const cards = [{ value: ofTheme, label: messages.fonts.theme }, ...pairs].map(({ value, label }) => {
    const look = themeLook({ preset, fonts: fontNames.find((pair) => pair === value) });
    return {
      value,
      name: label,
      drawing: (
        <span aria-hidden className={classes.drawing}>
          <span
            className={classes.sampleTitle}
            style={{ fontFamily: look.fonts.display || "var(--font-display)" }}
          >
            {messages.fonts.sample}
          </span>
          <span style={{ fontFamily: look.fonts.text || "var(--font-text)" }}>
            {messages.fonts.sampleText}
          </span>
        </span>
      ),
    };
  });
  return <ChoiceCards path={path} label={messages.fonts.label} cards={cards} none={ofTheme} />;
}
