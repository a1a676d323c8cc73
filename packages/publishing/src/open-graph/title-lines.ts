import { letteringWidth, type Setting } from "@consultorio/pictures/drawing";

export type TitleBox = {
  width: number;
  height: number;
  /** Size that a short title gets, in pixels. */
  largest: number;
  weight: number;
  /** Distance of base lines, in ems. */
  leading: number;
};

/**
 * Breaks a title into lines of about equal length at the largest size at which they fit the box.
 * Whatever its length, no letter is cut: a long title or a long word makes the letters smaller.
 */
export function titleLines(title: string, box: TitleBox): { size: number; lines: string[] } {
  const words = boundWords(title);
  let best = { size: step, lines: words };
  let [low, high] = [1, Math.round(box.largest / step)];
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2);
    const size = middle * step;
    const lines = linesAt(words, size, box);
    if (lines === null) high = middle - 1;
    else {
      best = { size, lines };
      low = middle + 1;
    }
  }
  return best;
}

/** Sizes are multiples of a quarter of a pixel. */
const step = 0.25;

/** The lines at this size, or null where they do not fit the box. */
function linesAt(words: readonly string[], size: number, box: TitleBox): string[] | null {
  const width = measured({ size, weight: box.weight });
  const lines = wrap(words, box.width, width);
  if (lines.length * size * box.leading > box.height) return null;
  return widest(lines, width) > box.width ? null : balanced(words, lines, box.width, width);
}

type Width = (line: string) => number;

/** Width of a line as the sum of its words, each measured once. */
function measured(setting: Setting): Width {
  const widths = new Map<string, number>();
  const space = letteringWidth("o o", setting) - 2 * letteringWidth("o", setting);
  const wordWidth = (word: string) => {
    const width = widths.get(word) ?? letteringWidth(word, setting);
    widths.set(word, width);
    return width;
  };
  return (line) => line.split(" ").reduce((sum, word) => sum + space + wordWidth(word), -space);
}

const widest = (lines: readonly string[], width: Width) => Math.max(0, ...lines.map(width));

/** A word of up to three letters (`de`, `la`, `y`, `del`) stays with the next: it would dangle at the end of a line. */
function boundWords(title: string): string[] {
  const bound: string[] = [];
  let small = "";
  for (const word of title.split(/\s+/).filter(Boolean)) {
    if (word.length <= 3) small += `${word} `;
    else {
      bound.push(small + word);
      small = "";
    }
  }
  return small === "" ? bound : [...bound, small.trimEnd()];
}

function wrap(words: readonly string[], column: number, width: Width): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || width(longer) > column) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The same number of lines in the narrowest column that holds them. */
function balanced(words: readonly string[], lines: string[], column: number, width: Width): string[] {
  let best = lines;
  for (let narrow = column * 0.97; narrow > column * 0.4; narrow *= 0.97) {
    const tried = wrap(words, narrow, width);
    if (tried.length > lines.length || widest(tried, width) > narrow) break;
    best = tried;
  }
  return best;
}
