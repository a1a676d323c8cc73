import { type BundledClaim, bundledClaims } from "@consultorio/content";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { TextButton } from "#components/buttons/text-button.tsx";
import { fill } from "#components/strings.ts";
import { controlOf } from "#document-editor/document/control-of.ts";
import { useDocument } from "#document-editor/document/document-context.ts";
import { useOpenEditor } from "#document-editor/saving/open-editor.ts";
import classes from "./field-places.module.css";
import { words } from "./strings.ts";

/** The facts of the example in a site content, worked out once for each of its states. */
const claimsBySiteContent = new WeakMap<object, readonly BundledClaim[]>();

function claimsIn(siteContent: unknown): readonly BundledClaim[] {
  if (typeof siteContent !== "object" || siteContent === null) return [];
  const claims = claimsBySiteContent.get(siteContent) ?? bundledClaims({ siteContent });
  claimsBySiteContent.set(siteContent, claims);
  return claims;
}

/** Asks beside a fact of the example whether it is true of the clinic too; nothing once the fact was changed or confirmed. */
function OwnFact({ path }: { path: string }) {
  const { store } = useDocument();
  const editor = useOpenEditor();
  const note = useRef<HTMLSpanElement>(null);
  const claim = useSyncExternalStore(store.subscribe, () =>
    claimsIn(store.value).find((candidate) => candidate.path === `siteContent.${path}`),
  );
  if (!claim || !editor) return null;
  const label = claim.label.split(": ").at(-1) ?? "";
  return (
    <span ref={note} className={`${classes.note} ${classes.fact}`}>
      <span>{words.fromExample} </span>
      <TextButton
        className={classes.link}
        aria-label={fill(words.confirmOf, { label })}
        onClick={() => {
          // The button goes away with the question.
          const form = note.current?.closest("form");
          if (form) controlOf(form, path)?.focus({ preventScroll: true });
          void editor.confirm({ mark: claim.mark, label });
        }}
      >
        {words.confirm}
      </TextButton>
    </span>
  );
}

/** Fields that may hold a fact of the example. Forms of payment and insurers are asked about in «Lista para publicar». */
const factFields: readonly string[] = [
  "aboutMe.yearsOfExperience",
  "aboutMe.description",
  "doctorWorkInfo.consultingHours1",
  "consultationPrice",
];

export const factNote = (path: string): ReactNode =>
  factFields.includes(path) ? <OwnFact path={path} /> : null;
