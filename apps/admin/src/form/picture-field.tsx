import { lazy, Suspense, useState } from "react";
import pictureClasses from "../picture/picture.module.css";
import { PictureThumbnail } from "../picture/picture-thumbnail.tsx";
import { words as pictureWords } from "../picture/strings.ts";
import { fill } from "../strings.ts";
import type { ControlProps } from "./control-props.ts";
import classes from "./form.module.css";
import { TextField } from "./text-field.tsx";
import { useDescribePicture } from "./use-describe-picture.ts";

const PictureChooser = lazy(async () => ({
  default: (await import("../picture/picture-chooser.tsx")).PictureChooser,
}));

interface PictureFieldProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
}

/** The path of a picture: chosen by its looks, or typed. */
export function PictureField({ value, onChange, ...props }: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const describe = useDescribePicture();
  return (
    <div className={classes.picture}>
      <button
        type="button"
        className={pictureClasses.choice}
        aria-label={fill(pictureWords.choose, { label: props.label })}
        disabled={props.readOnly}
        onClick={() => setChoosing(true)}
      >
        <PictureThumbnail path={value} />
      </button>
      <TextField {...props} value={value} onChange={onChange} />
      {choosing && (
        <Suspense>
          <PictureChooser
            chosen={value}
            describe={describe}
            onChoose={(chosen) => {
              onChange(chosen);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
