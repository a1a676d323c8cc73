import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Crop } from "#api/library.ts";
import pictures from "#components/pictures/picture.module.css";
import { type CropPlace, largestShare, resizedFrom } from "./crop-area.ts";
import libraryClasses from "./media-library.module.css";
import { messages } from "./strings.ts";

const { detail } = messages;

/** Percent of the picture, and of the size, that an arrow key moves; ten times with the shift key. */
const step = 1;

interface CropFrameProps {
  path: string;
  /** Of the whole picture, in pixels. */
  picture: { width: number; height: number };
  /** Width of the crop by its height. */
  shape: number;
  crop: Crop;
  onChange: (place: CropPlace) => void;
}

/** The picture with the frame of the crop: dragged, resized at its corner, or moved with the arrow keys. */
export function CropFrame({ path, picture, shape, crop, onChange }: CropFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const largest = largestShare({ ...picture, shape });
  const percent = (share: number) => `${share * 100}%`;
  const moveTo = (left: number, top: number) =>
    onChange(resizedFrom({ left, top, width: crop.width }, largest));
  const resizeTo = (width: number) =>
    onChange(resizedFrom({ left: crop.left, top: crop.top, width, anchored: true }, largest));

  /** Reports how far the pointer has moved since it went down, in shares of the picture. */
  const follow = (event: PointerEvent, report: (x: number, y: number) => void) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0 || event.button > 0) return;
    event.stopPropagation();
    const { clientX, clientY } = event;
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener(
      "pointermove",
      (move) => report((move.clientX - clientX) / box.width, (move.clientY - clientY) / box.height),
      { signal },
    );
    for (const type of ["pointerup", "pointercancel"])
      window.addEventListener(type, () => end.abort(), { signal });
  };
  const onArrow = (event: KeyboardEvent, report: (x: number, y: number) => void) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const share = (event.shiftKey ? step * 10 : step) / 100;
    report(x * share, y * share);
  };

  return (
    <div ref={stage} className={pictures.picture}>
      <img src={path} alt="" draggable={false} />
      <button
        type="button"
        className={libraryClasses.frame}
        aria-label={detail.cropMove}
        style={{
          left: percent(crop.left),
          top: percent(crop.top),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        onPointerDown={(event) => follow(event, (x, y) => moveTo(crop.left + x, crop.top + y))}
        onKeyDown={(event) => onArrow(event, (x, y) => moveTo(crop.left + x, crop.top + y))}
      />
      <button
        type="button"
        className={libraryClasses.corner}
        aria-label={detail.cropResize}
        style={{ left: percent(crop.left + crop.width), top: percent(crop.top + crop.height) }}
        onPointerDown={(event) => follow(event, (x) => resizeTo(crop.width + x))}
        onKeyDown={(event) => onArrow(event, (x, y) => resizeTo(crop.width + x + y))}
      />
    </div>
  );
}

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
