import { type ReactNode, useState } from "react";
import { StoryFrame } from "./story-frame.tsx";

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

/** A box that takes as much of its row as it is wide for its height. */
function Box({ ratio, children }: { ratio: number; children: ReactNode }) {
  return (
    <div
      style={{ flexGrow: ratio }}
      className="w-full min-w-0 overflow-hidden rounded-small border border-line md:w-auto md:basis-0"
    >
      {children}
    </div>
  );
}

/** A picture of a design at one width. */
export function Screenshot({ src, alt }: { src: string; alt: string }) {
  const [ratio, setRatio] = useState(1);
  return (
    <Box ratio={ratio}>
      <img
        src={src}
        alt={alt}
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
  width: number;
  globals?: string;
}

/** A story at one width, live. */
export function Live({ title, width, ...frame }: LiveProps) {
  const [height, setHeight] = useState(width);
  return (
    <Box ratio={width / height}>
      <StoryFrame {...frame} title={`${title}, ${width} pixeles`} width={width} onHeight={setHeight} />
    </Box>
  );
}
