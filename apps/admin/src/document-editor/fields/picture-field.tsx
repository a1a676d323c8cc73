import type { PhotoSubject } from "@consultorio/content";
import { Suspense, useId, useRef, useState } from "react";
import { latePart } from "#components/browser/late-part.ts";
import { messages } from "#components/pictures/strings.ts";
import { fill } from "#components/strings.ts";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { PhotoAdvice } from "./photo-advice.tsx";
import { TextField } from "./text-field.tsx";
import { useDescribePicture, usePictureNote } from "./use-picture-note.ts";

/** Knows every picture that came with the site: it comes after the form. */
const PictureLook = latePart(async () => (await import("#components/pictures/picture-look.tsx")).PictureLook);
const PictureChooser = latePart(
  async () => (await import("#components/pictures/picture-chooser.tsx")).PictureChooser,
);
const PictureDescription = latePart(
  async () => (await import("#components/pictures/picture-description.tsx")).PictureDescription,
);

const { field } = messages;

interface PictureFieldProps extends TextControlProps {
  /** What the photograph shows, where the practice takes it itself: the field then says how. */
  photo?: PhotoSubject | undefined;
}

/** A picture with its description, and the buttons that change, describe and remove it. */
export function PictureField({
  label,
  description,
  error,
  value,
  onChange,
  photo,
  ...props
}: PictureFieldProps) {
  const id = useId();
  const [open, setOpen] = useState<"chooser" | "description" | null>(null);
  const [describe, note] = [useDescribePicture(), usePictureNote(value)];
  const main = useRef<HTMLButtonElement>(null);
  const isEmpty = value === "";
  const [hint, problem] = [`${id}hint`, `${id}problem`];
  const close = () => setOpen(null);
  return (
    <fieldset className={classes.line}>
      <legend className={classes.label}>{label}</legend>
      {description && (
        <p id={hint} className={classes.hint}>
          {description}
        </p>
      )}
      {error && (
        <p id={problem} className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.picture}>
        <Suspense fallback={<div className={classes.pictureSpace} />}>
          <PictureLook path={value} note={note} changedBy={`${id}change`} />
        </Suspense>
        <div className={classes.pictureActions}>
          <button
            ref={main}
            id={`${id}change`}
            type="button"
            className={classes.action}
            data-path={props["data-path"]}
            aria-label={fill(isEmpty ? field.chooseOf : field.changeOf, { label })}
            aria-describedby={[description && hint, error && problem].filter(Boolean).join(" ") || undefined}
            aria-invalid={error ? true : undefined}
            onClick={() => setOpen("chooser")}
          >
            {isEmpty ? field.choose : field.change}
          </button>
          {!isEmpty && (
            <>
              <button
                type="button"
                className={classes.action}
                aria-label={fill(field.describeOf, { label })}
                onClick={() => setOpen("description")}
              >
                {field.describe}
              </button>
              <button
                type="button"
                className={classes.action}
                data-destructive
                aria-label={fill(field.removeOf, { label })}
                onClick={() => {
                  onChange("");
                  main.current?.focus();
                }}
              >
                {field.remove}
              </button>
            </>
          )}
        </div>
      </div>
      {photo && <PhotoAdvice subject={photo} label={label} />}
      <details className={classes.more}>
        <summary aria-label={`${field.more}: ${label}`}>{field.more}</summary>
        <TextField label={fill(field.pathOf, { label })} value={value} onChange={onChange} />
      </details>
      <Suspense>
        {open === "chooser" && (
          <PictureChooser
            chosen={value}
            describe={describe}
            onChoose={(chosen) => {
              onChange(chosen);
              close();
            }}
            onClose={close}
          />
        )}
        {open === "description" && (
          <PictureDescription file={{ path: value, note }} describe={describe} onClose={close} />
        )}
      </Suspense>
    </fieldset>
  );
}
