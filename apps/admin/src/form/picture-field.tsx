import { TextInput } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import pictureClasses from "../picture/picture.module.css";
import { PictureThumbnail } from "../picture/picture-thumbnail.tsx";
import { fill, strings } from "../strings.ts";
import classes from "./form.module.css";

const PictureChooser = lazy(async () => ({
  default: (await import("../picture/picture-chooser.tsx")).PictureChooser,
}));

interface PictureFieldProps {
  label: string;
  description: string | undefined;
  defaultValue?: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** The path of a picture: chosen by its looks, or typed. */
export function PictureField({
  label,
  description,
  defaultValue = "",
  onChange,
  ...rest
}: PictureFieldProps) {
  const [path, setPath] = useState(defaultValue);
  const [choosing, setChoosing] = useState(false);
  const change = (value: string) => {
    setPath(value);
    onChange(value);
  };
  return (
    <div className={classes.picture}>
      <button
        type="button"
        className={pictureClasses.choice}
        aria-label={fill(strings.picture.choose, { label })}
        onClick={() => setChoosing(true)}
      >
        <PictureThumbnail path={path} />
      </button>
      <TextInput
        {...rest}
        className={classes.pictureInput}
        label={label}
        description={description}
        value={path}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {choosing && (
        <Suspense>
          <PictureChooser
            chosen={path}
            onChoose={(chosen) => {
              change(chosen);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
