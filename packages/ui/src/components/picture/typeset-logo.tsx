import { brandInitials, type LogoStyle } from "@consultorio/content";

interface TypesetLogoProps {
  style: LogoStyle;
  name: string;
  /** Under the name; empty for none. */
  specialty: string;
  /** In pixels, where there is room for it (typeset-logo.css). */
  height: number;
}

/** A logo made of the clinic's own words, in the letters and colours of the page: it says what the name says now. */
export function TypesetLogo({ style, name, specialty, height }: TypesetLogoProps) {
  return (
    <span
      data-typeset={style}
      data-length={lengthOf(name)}
      style={{ fontSize: `min(${height}px, var(--logo-most, 4rem))` }}
      className="flex min-w-0 items-center text-left"
    >
      <LogoSign style={style} name={name} />
      <span className="min-w-0">
        <span data-logo-name="" className="font-display">
          {name}
        </span>
        {specialty === "" ? null : <span data-logo-field="">{specialty}</span>}
      </span>
    </span>
  );
}

interface LogoSignProps {
  style: LogoStyle;
  name: string;
}

/** The sign of a typeset logo, as high as its text: the vessel mark, or the initials on a tile. */
export function LogoSign({ style, name }: LogoSignProps) {
  if (style === "name") return null;
  return style === "mark" ? (
    <span aria-hidden="true" data-logo-mark="" />
  ) : (
    <span aria-hidden="true" data-logo-initials="" className="font-display">
      {brandInitials(name)}
    </span>
  );
}

/** Up to how many characters a name has the large letters, and the medium ones. */
const lengths = [
  ["short", 16],
  ["medium", 30],
  ["long", 48],
] as const;

const lengthOf = (name: string) => lengths.find(([, most]) => name.length <= most)?.[0] ?? "longest";
