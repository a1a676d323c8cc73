import type { MouseEvent } from "react";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import own from "./media-library.module.css";
import { words } from "./strings.ts";

const { detail } = words;

/** A point of a picture, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

interface FocusPickerProps {
  path: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The point of a picture that always stays in view: touched on the picture, or moved by two controls. */
export function FocusPicker({ path, focus, onChange }: FocusPickerProps) {
  const touch = ({ currentTarget, clientX, clientY, detail: clicks }: MouseEvent<HTMLButtonElement>) => {
    // A key press has no place.
    if (clicks === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
  };
  return (
    <fieldset className={own.focus}>
      <legend>{detail.focus}</legend>
      <p className={classes.note}>{detail.focusHelp}</p>
      <button type="button" className={own.picture} aria-label={detail.picture} onClick={touch}>
        <img src={path} alt="" />
        <span className={own.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <Slider label={detail.focusX} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label={detail.focusY} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </fieldset>
  );
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 50 : Math.round(Math.min(1, Math.max(0, part / whole)) * 100);

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  onChange: (value: number) => void;
}

/** A percentage, moved with the mouse or the arrow keys. */
export function Slider({ label, value, min = 0, onChange }: SliderProps) {
  return (
    <label className={own.slider}>
      <span>
        {label}: {fill(detail.percent, { value: Math.round(value) })}
      </span>
      <input
        type="range"
        min={min}
        max={100}
        value={value}
        aria-valuetext={fill(detail.percent, { value: Math.round(value) })}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
