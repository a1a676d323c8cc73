import type { ImageRef } from "@consultorio/content";
import type { ReactNode } from "react";
import { Picture } from "../picture/picture.tsx";

interface ParallaxGroundProps {
  image: ImageRef;
  /** A tint over the picture, so that text on it is legible. */
  children?: ReactNode;
}

/** A background picture that lags behind the scroll by 0.4: for `Section`'s `background`. */
export function ParallaxGround({ image, children }: ParallaxGroundProps) {
  return (
    <c-parallax suppressHydrationWarning className="absolute inset-0 overflow-hidden">
      <div data-parallax="0.4" className="absolute inset-0">
        <Picture image={image} decorative className="size-full in-data-[tone=inverse]:bg-scrim" />
      </div>
      {children}
    </c-parallax>
  );
}
