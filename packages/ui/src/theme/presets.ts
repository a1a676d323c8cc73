import { type Theme, type ThemeId, themeNames } from "@consultorio/content";
import { warnInDevelopment } from "../messages/warn-in-development.ts";
import { derivePalette, type Seeds } from "./derive-palette.ts";
import { firstPalette, type Palette } from "./palette.ts";

/** The parts of a theme beside its colours that a clinic may choose otherwise. */
export type Shape = Required<Pick<Theme, "fonts" | "radius" | "density" | "ornament">>;

type Properties = Readonly<Partial<Record<"--icon-line" | "--picture-tone" | "--radius-button", string>>>;

interface Look extends Shape {
  /** Its audience, in a line. */
  suits: string;
  /** The source of its colours; the first theme has those of theme.css. */
  seeds: Seeds | null;
  /** More that differs from theme.css, as custom properties. */
  details: Properties;
}

/** A ready look of the whole site. */
export interface ThemePreset extends Omit<Look, "seeds"> {
  id: ThemeId;
  name: string;
  dark: boolean;
  palette: Palette;
}

const looks: Record<ThemeId, Look> = {
  flow: {
    suits:
      "Consultorios que explican con calma: papel cálido, azul venoso y la línea del vaso en rojo arterial",
    fonts: "fraunces",
    radius: "soft",
    density: "roomy",
    ornament: "vessel",
    details: {},
    seeds: null,
  },
  night: {
    suits: "Clínicas de tecnología o de consulta nocturna: fondo oscuro y un solo acento de cobre",
    fonts: "bricolage",
    radius: "soft",
    density: "roomy",
    ornament: "none",
    details: { "--radius-button": "0.625rem", "--picture-tone": "brightness(0.8) saturate(0.9)" },
    seeds: {
      dark: true,
      paper: [0.225, 0.018, 255],
      ink: [0.012, 80],
      inverse: [0.33, 0.045, 230],
      action: [0.79, 0.12, 74],
      info: [0.8, 0.075, 205],
    },
  },
  blueprint: {
    suits: "Cirugía y diagnóstico: esquinas rectas, blanco, negro y un azul preciso",
    fonts: "archivo",
    radius: "sharp",
    density: "compact",
    ornament: "rule",
    details: { "--icon-line": "1.5" },
    seeds: {
      dark: false,
      paper: [0.995, 0.001, 260],
      ink: [0.012, 262],
      inverse: [0.21, 0.02, 262],
      action: [0.48, 0.21, 262],
      info: [0.4, 0.03, 258],
    },
  },
  garden: {
    suits: "Medicina familiar y dermatología: musgo y verde hondo sobre crema, con letra de libro",
    fonts: "serif",
    radius: "soft",
    density: "roomy",
    ornament: "wave",
    details: { "--radius-button": "1.5rem 0.375rem", "--icon-line": "1.5" },
    seeds: {
      dark: false,
      paper: [0.982, 0.011, 112],
      ink: [0.03, 150],
      inverse: [0.28, 0.045, 158],
      action: [0.5, 0.12, 130],
      info: [0.46, 0.085, 75],
    },
  },
  breeze: {
    suits: "Odontología y pediatría: letra redonda sobre agua clara, y mucho aire",
    fonts: "nunito",
    radius: "round",
    density: "roomy",
    ornament: "dots",
    details: { "--icon-line": "2.25" },
    seeds: {
      dark: false,
      paper: [0.972, 0.024, 208],
      ink: [0.045, 245],
      inverse: [0.29, 0.065, 240],
      action: [0.5, 0.11, 225],
      info: [0.48, 0.13, 300],
    },
  },
  gazette: {
    suits: "Especialistas con trayectoria: página de revista, filetes finos y ciruela",
    fonts: "serif",
    radius: "sharp",
    density: "roomy",
    ornament: "double",
    details: { "--icon-line": "1.25", "--picture-tone": "saturate(0.6) contrast(1.05)" },
    seeds: {
      dark: false,
      paper: [0.975, 0.012, 92],
      ink: [0.006, 60],
      inverse: [0.21, 0.006, 60],
      action: [0.4, 0.12, 330],
      info: [0.4, 0.012, 80],
    },
  },
  clay: {
    suits: "Bienestar, nutrición y estética: arena honda, ocre, olivo y letra de otra época",
    fonts: "fraunces",
    radius: "round",
    density: "roomy",
    ornament: "none",
    details: { "--picture-tone": "sepia(0.2) saturate(0.9)", "--icon-line": "2" },
    seeds: {
      dark: false,
      paper: [0.938, 0.032, 70],
      ink: [0.035, 45],
      inverse: [0.3, 0.045, 42],
      action: [0.48, 0.1, 74],
      brand: [0.5, 0.13, 42],
      info: [0.44, 0.06, 118],
    },
  },
  court: {
    suits: "Fisioterapia y deporte: índigo con fuerza, azul agua, barras y páginas compactas",
    fonts: "bricolage",
    radius: "sharp",
    density: "compact",
    ornament: "rule",
    details: { "--icon-line": "2.25" },
    seeds: {
      dark: false,
      paper: [0.962, 0.018, 284],
      ink: [0.05, 284],
      inverse: [0.25, 0.1, 284],
      action: [0.46, 0.22, 284],
      info: [0.46, 0.09, 215],
    },
  },
};

function preset(id: ThemeId): ThemePreset {
  const { seeds, ...look } = looks[id];
  return {
    id,
    name: themeNames[id],
    dark: seeds?.dark ?? false,
    palette: seeds === null ? firstPalette : derivePalette(seeds),
    ...look,
  };
}

/** The presets by id. The first has the colours and shapes of theme.css. */
export const themes: Readonly<Record<ThemeId, ThemePreset>> = {
  flow: preset("flow"),
  night: preset("night"),
  blueprint: preset("blueprint"),
  garden: preset("garden"),
  breeze: preset("breeze"),
  gazette: preset("gazette"),
  clay: preset("clay"),
  court: preset("court"),
};

/** The preset with this id. For an unknown id the first one, and a warning in development. */
export function presetOf(id: string): ThemePreset {
  const preset = Object.values(themes).find((one) => one.id === id);
  if (preset !== undefined) return preset;
  const ids = Object.keys(themes).join(", ");
  warnInDevelopment(`@consultorio/ui: no theme is called "${id}", so "flow" is drawn. There are ${ids}.`);
  return themes.flow;
}
