import { initialsOf } from "@consultorio/content";
import { type ThemeLook, themeLook } from "@consultorio/ui/theme";
import type { ReactNode } from "react";
import { useValue } from "#document-editor/document/document-context.ts";
import { ValueField } from "#document-editor/fields/value-field.tsx";
import classes from "./brand.module.css";
import { brandShape } from "./brand-shape.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { messages } from "./strings.ts";
import { useTheme } from "./use-theme.ts";

/** The three logos in type with her own name, and the file that takes their place. */
export function LogoPicker() {
  const theme = useTheme();
  const name = String(useValue("doctorInfo.name") ?? "");
  const field = String(useValue("doctorInfo.specialtyShort") ?? "");
  const uploaded = Boolean(useValue("doctorInfo.logoPath"));
  const look = themeLook(theme);
  const style = brandShape("doctorInfo.logoStyle");
  const cards = style.options.map(({ value, label }) => ({
    value,
    name: label,
    drawing: <LogoSample {...{ name, field, look }} sign={signs[value]?.(name, look)} />,
  }));
  return (
    <div className={classes.fields}>
      <ChoiceCards path="doctorInfo.logoStyle" label={messages.logo.label} cards={cards} unchosen="name" />
      <p className={classes.note}>{uploaded ? messages.logo.uploaded : messages.logo.upload}</p>
      <ValueField shape={brandShape("doctorInfo.logoPath")} path="doctorInfo.logoPath" />
      <ValueField
        shape={{ ...brandShape("doctorInfo.logoHeight"), help: messages.logo.heightHelp }}
        path="doctorInfo.logoHeight"
      />
    </div>
  );
}

const signs: Record<string, (name: string, look: ThemeLook) => ReactNode> = {
  mark: () => <img className={classes.mark} src="/imagenes/mark.svg" alt="" />,
  initials: (name, { color, fonts }) => (
    <span
      className={classes.initials}
      style={{
        background: color("brand"),
        color: color("on-brand"),
        fontFamily: fonts.display || "var(--font-display)",
      }}
    >
      {initialsOf(name)}
    </span>
  ),
};

interface LogoSampleProps {
  name: string;
  field: string;
  look: ThemeLook;
  /** The sign before the words; undefined for the name alone. */
  sign: ReactNode;
}

function LogoSample({ name, field, look: { color, fonts }, sign }: LogoSampleProps) {
  const rule = sign === undefined ? { borderColor: color("brand") } : {};
  return (
    <span aria-hidden className={classes.logo} style={{ background: color("surface"), color: color("text") }}>
      {sign}
      <span>
        <span className={classes.logoName} style={{ fontFamily: fonts.display || "var(--font-display)" }}>
          {name}
        </span>
        <span
          className={sign === undefined ? `${classes.logoField} ${classes.logoRule}` : classes.logoField}
          style={{ color: color("text-soft"), ...rule }}
        >
          {field}
        </span>
      </span>
    </span>
  );
}
