import type { LogoRef } from "@consultorio/content";

interface TypesetLogoProps {
  logo: Pick<LogoRef, "height" | "style" | "initials">;
  name: string;
  /** Under the name; empty for none. */
  specialty?: string;
}

/**
 * A logo made of the clinic's own words, in the letters and colours of the page: it says what the name says now. How
 * large it may be, and how small a long name gets, is in typeset-logo.css.
 */
export function TypesetLogo({ logo, name, specialty }: TypesetLogoProps) {
  return (
    <span
      data-typeset={logo.style ?? "name"}
      data-length={Math.floor(name.length / 16)}
      style={{ fontSize: logo.height }}
    >
      <LogoSign {...logo} />
      <span>
        <span data-logo-name="">{name} </span>
        {specialty && <span data-logo-field="">{specialty}</span>}
      </span>
    </span>
  );
}

/** The sign of a typeset logo, as high as its text: the vessel mark, or the initials on a tile. */
export function LogoSign({ style, initials }: Pick<LogoRef, "style" | "initials">) {
  return style === "mark" || initials ? (
    <span aria-hidden data-logo-sign={style}>
      {initials}
    </span>
  ) : null;
}
