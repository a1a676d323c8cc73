import { pictureFiles } from "@consultorio/content";
import type { MouseEvent } from "react";
import panel from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import classes from "./picture.module.css";
import { messages } from "./strings.ts";

/** A point of a picture, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** The focal point of a picture: that of its note, else its own, else its middle. */
export const focusOf = (path: string, note: { focusX: number; focusY: number } | null): Focus =>
  note ? { x: note.focusX, y: note.focusY } : (pictureFiles(path)?.focus ?? { x: 50, y: 50 });

interface FocusPickerProps {
  /** Address of the picture. */
  path: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The point of a picture that always stays in view: clicked on the picture, or moved by two sliders. */
export function FocusPicker({ path, focus, onChange }: FocusPickerProps) {
  const pick = ({ currentTarget, clientX, clientY, detail: clicks }: MouseEvent<HTMLButtonElement>) => {
    // A key press has no position.
    if (clicks === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
  };
  return (
    <fieldset className={classes.focus}>
      <legend>{messages.focus}</legend>
      <p className={panel.note}>{messages.focusHelp}</p>
      <button type="button" className={classes.picture} aria-label={messages.focusPick} onClick={pick}>
        <img src={path} alt="" />
        <span className={classes.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <FocusSliders focus={focus} onChange={onChange} />
    </fieldset>
  );
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 50 : Math.round(Math.min(1, Math.max(0, part / whole)) * 100);

/** The two coordinates of a point, each with a slider. */
export function FocusSliders({ focus, onChange }: Omit<FocusPickerProps, "path">) {
  return (
    <>
      <Slider label={messages.focusX} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label={messages.focusY} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  onChange: (value: number) => void;
}

/** A percentage, moved with the mouse or the arrow keys. */
export function Slider({ label, value, min = 0, onChange }: SliderProps) {
  const percent = fill(messages.percent, { value: Math.round(value) });
  return (
    <label className={classes.slider}>
      <span>
        {label}: {percent}
      </span>
      <input
        type="range"
        min={min}
        max={100}
        value={value}
        aria-valuetext={percent}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
