import { type RefObject, useEffect, useRef, useState } from "react";

interface StoryFrameProps {
  /** Storybook's id of the story. */
  story: string;
  /** The content of the frame, for screen readers. */
  title: string;
  /** Width in pixels at which the story is drawn; the frame scales it to the room it has. */
  width: number;
  /** The toolbar's state in the form of Storybook's `globals` parameter. */
  globals?: string;
  /** Called with the height of the drawing, in pixels at `width`. */
  onHeight?: (height: number) => void;
}

/** The toolbar's switches, as a frame's address takes them. */
export const frameGlobals = ({ theme, motion, palette }: Record<string, unknown>): string =>
  `theme:${theme};motion:${motion};palette:${palette}`;

/** A story in a window of its own, so that its breakpoints answer to `width`. Drawn when it comes near. */
export function StoryFrame({ story, title, width, globals = "", onHeight }: StoryFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = Math.min(1, useRoomWidth(room) / width);
  const [height, watch] = useStoryHeight(frame);
  useEffect(() => onHeight?.(height), [height, onHeight]);
  const address = `iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${globals}`;
  return (
    <div
      ref={room}
      style={{ overflow: "hidden", maxWidth: width, height: height * scale, background: "#fff" }}
    >
      <iframe
        ref={frame}
        key={address}
        src={address}
        title={title}
        loading="lazy"
        onLoad={watch}
        style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: "0 0" }}
      />
    </div>
  );
}

function useRoomWidth(room: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);
  return width;
}

/** The height of the frame's content, and the callback for when its document has come. */
function useStoryHeight(frame: RefObject<HTMLIFrameElement | null>): [number, () => void] {
  const [height, setHeight] = useState(480);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const watch = () => {
    const drawn = frame.current?.contentDocument?.querySelector("#storybook-root");
    if (!drawn) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(([entry]) =>
      setHeight(Math.max(40, entry?.target.scrollHeight ?? 0)),
    );
    observer.current.observe(drawn);
  };
  return [height, watch];
}
