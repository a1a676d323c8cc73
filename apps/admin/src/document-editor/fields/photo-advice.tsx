import type { PhotoSubject } from "@consultorio/content";
import type { ReactNode } from "react";
import classes from "./fields.module.css";
import { messages } from "./strings.ts";

/** A frame of 160 × 120, or 90 × 120 upright, with the lines of its thirds. */
function Frame({ upright = false, children }: { upright?: boolean; children: ReactNode }) {
  const width = upright ? 90 : 160;
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      width={width}
      height="120"
      aria-hidden="true"
      className={classes.photoFrame}
    >
      <g data-subject="">{children}</g>
      <path data-thirds="" d={`M${width / 3} 0V120M${(width / 3) * 2} 0V120M0 40H${width}M0 80H${width}`} />
    </svg>
  );
}

/** What stands where in each photograph. */
const frames: Record<PhotoSubject, ReactNode> = {
  portrait: (
    <Frame upright>
      <ellipse cx="45" cy="42" rx="15" ry="19" />
      <path d="M8 120C10 84 26 72 45 70C64 72 80 84 82 120Z" />
    </Frame>
  ),
  room: (
    <Frame>
      <path d="M0 96L36 76H124L160 96V120H0Z" />
      <path d="M14 30H40V66H14Z" />
      <path d="M70 60H122V72H70ZM76 72H80V90H76ZM112 72H116V90H112Z" />
      <path d="M132 56H148V96H132Z" />
    </Frame>
  ),
  hands: (
    <Frame>
      <path d="M0 104C24 84 46 78 68 70C76 67 84 72 78 78L60 90L86 86C96 86 94 96 86 98L40 112H0Z" />
      <path d="M72 56C78 40 92 40 96 52L100 72H76Z" />
    </Frame>
  ),
  facade: (
    <Frame>
      <path d="M0 104H160V120H0Z" />
      <path d="M30 18H130V104H30Z" opacity="0.5" />
      <path d="M70 62H92V104H70Z" />
      <path d="M56 28H106V42H56ZM42 56H60V76H42ZM102 56H120V76H102Z" />
    </Frame>
  ),
};

/** How to take a photograph of the practice: the place of its subject in the frame, and what to check. */
export function PhotoAdvice({ subject, label }: { subject: PhotoSubject; label: string }) {
  return (
    <details className={classes.more}>
      <summary aria-label={`${messages.photo.how}: ${label}`}>{messages.photo.how}</summary>
      <div className={classes.photoAdvice}>
        {frames[subject]}
        <ul>
          {messages.photo[subject].map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
