import { bust, figure, type Look } from "./figure.ts";
import { bar, circle, place, times, wide } from "./shapes.ts";

const white = { coat: "#ffffff", lapel: "#dfe7ec" };
const light = { skin: "#e0a983", shade: "#c58c68" };
const brown = { skin: "#c98d66", shade: "#a86f4d" };
const dark = { skin: "#a5683f", shade: "#87522f" };

/** The people of an example team, by the name of their portrait. */
const people = {
  enfermeria: { ...brown, hair: "#241a18", coat: "#2f6f86", lapel: "#255a6d", shirt: "#f3ece0", cut: "knot" },
  asistente: { ...dark, hair: "#17131f", coat: "#4f7f6d", lapel: "#3f6858", shirt: "#f3ece0", cut: "short" },
  recepcion: { ...light, hair: "#6b4630", coat: "#c9973f", lapel: "#a97c2f", shirt: "#fdf6e8", cut: "bob" },
  anestesia: { ...brown, ...white, hair: "#8d8883", shirt: "#2f5f8a", cut: "short" },
  nutricion: { ...light, ...white, hair: "#3a2620", shirt: "#4f7f6d", cut: "knot" },
} satisfies Record<string, Look>;

const grounds = {
  enfermeria: { ground: "#d6e6ee", halo: "#e7f1f5" },
  asistente: { ground: "#d8e6dd", halo: "#e8f1ea" },
  recepcion: { ground: "#f1e4c8", halo: "#f8efdb" },
  anestesia: { ground: "#dbe3f0", halo: "#eaeff7" },
  nutricion: { ground: "#e4ead6", halo: "#f0f4e6" },
};

const names = ["enfermeria", "asistente", "recepcion", "anestesia", "nutricion"] as const;

const wall = "#efe6d6";
const windowAt = (x: number) =>
  bar(x, 90, 300, 380, 18, "#ffffff") +
  bar(x + 22, 112, 117, 156, 8, "#d3e6f0") +
  bar(x + 161, 112, 117, 156, 8, "#d3e6f0") +
  bar(x + 22, 290, 117, 156, 8, "#dfeee4") +
  bar(x + 161, 290, 117, 156, 8, "#dfeee4");

/** All of them together in a room, the two at the back first. */
const group = () => {
  const [nurse, assistant, reception, anesthesia, nutrition] = names.map((name) => figure(people[name]));
  const at = (x: number, y: number, person = "", size = 0.5) => place(x - 720 * size, y, person, 0, size);
  return wide(
    wall,
    windowAt(130) +
      windowAt(1490) +
      circle(960, 520, 430, "#e3d5bd") +
      times(
        2,
        (index) =>
          bar(640 + index * 380, 0, 6, 120, 3, "#6b5a45") + circle(643 + index * 380, 150, 54, "#2f5f8a"),
      ) +
      at(690, 190, anesthesia, 0.5) +
      at(1230, 210, nutrition, 0.5) +
      at(400, 280, assistant, 0.52) +
      at(1520, 290, nurse, 0.52) +
      at(960, 300, reception, 0.54),
  );
};

/** File name to SVG of the example team: a portrait of each, and one of all. */
export const teamFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    names.map((name) => [`especialidades/equipo/${name}.svg`, bust({ ...grounds[name], ...people[name] })]),
  ),
  "especialidades/equipo/todos.svg": group(),
});
