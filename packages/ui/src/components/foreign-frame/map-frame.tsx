import { MapPin } from "lucide";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { mapWords } from "#messages/words.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { ForeignFrame } from "./foreign-frame.tsx";
import { MapGround } from "./map-ground.tsx";
import { ownerOf } from "./owner-of.ts";

interface MapFrameProps {
  /** Address of the map in a frame, and of the map as a page of its own. */
  frame: string;
  href: string;
  className?: string;
}

/** The map, on request (`c-map`). Without script its button opens the map's own page. */
export function MapFrame({ frame, href, className }: MapFrameProps) {
  const messages = useMessages({ map: mapWords });
  const { show, note, title, loading, late } = messages.map;
  return (
    <ForeignFrame
      element="c-map"
      frame={frame}
      href={href}
      show={
        <>
          <LineIcon lines={MapPin} />
          {show}
        </>
      }
      note={fill(note, { owner: ownerOf(frame) || ownerOf(href) })}
      title={title}
      loading={loading}
      late={late}
      stageClassName="aspect-square sm:aspect-video"
      ground={<MapGround />}
      startClassName="max-sm:pt-36 sm:pe-[45%] sm:min-h-48 sm:justify-center"
      className={className}
    />
  );
}
