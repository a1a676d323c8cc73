import { type ReactNode, useState } from "react";
import { screenWidths } from "../screen-widths.ts";
import { frameGlobals, StoryFrame } from "./story-frame.tsx";

interface ThreeWidthsProps {
  wide: ReactNode;
  tablet: ReactNode;
  phone: ReactNode;
}

/** A wide screen above a tablet and a phone, which are equally tall: nothing of the row stays empty. */
export function ThreeWidths({ wide, tablet, phone }: ThreeWidthsProps) {
  return (
    <div className="grid gap-4">
      <div className="flex">{wide}</div>
      <div className="flex flex-col items-start gap-4 md:flex-row">
        {tablet}
        {phone}
      </div>
    </div>
  );
}

interface BoxProps {
  width: Width;
  ratio: number;
  children: ReactNode;
}

/** A box that takes as much of its row as it is wide for its height. */
function Box({ width, ratio, children }: BoxProps) {
  return (
    // Shares that add up to less than one would leave a part of the row empty.
    <figure style={{ flexGrow: ratio * 100 }} className="w-full min-w-0 md:w-auto md:basis-0">
      <figcaption className="mb-1 text-xs text-text-soft">{screenWidths[width].name}</figcaption>
      <div className="overflow-hidden rounded-small border border-line">{children}</div>
    </figure>
  );
}

type Width = keyof typeof screenWidths;

interface ScreenshotProps {
  src: string;
  /** The variant's name. */
  of: string;
  width: Width;
}

/** A picture of a design at one width. */
export function Screenshot({ src, of, width }: ScreenshotProps) {
  const [ratio, setRatio] = useState(1);
  return (
    <Box width={width} ratio={ratio}>
      <img
        src={src}
        alt={`${of} a ${pixels(width)} pixeles`}
        loading="lazy"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
        className="w-full"
      />
    </Box>
  );
}

interface LiveProps {
  story: string;
  title: string;
  width: Width;
  /** The toolbar's switches. */
  globals: Record<string, unknown>;
}

/** A story at one width, live. */
export function Live({ story, title, width, globals }: LiveProps) {
  const wide = pixels(width);
  const [height, setHeight] = useState(wide);
  return (
    <Box width={width} ratio={wide / height}>
      <StoryFrame
        story={story}
        title={`${title}, ${wide} pixeles`}
        width={wide}
        globals={`viewport.value:${width};${frameGlobals(globals)}`}
        onHeight={setHeight}
      />
    </Box>
  );
}

const pixels = (width: Width): number => Number.parseInt(screenWidths[width].styles.width, 10);
