import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { cropPicture, type LibraryFile, libraryQuery } from "#api/library.ts";
import classes from "#components/panel.module.css";
import { FocusSliders, focusOf, Slider } from "#components/pictures/focus-picker.tsx";
import { useAction } from "#components/use-action.ts";
import { cropArea, smallestSize } from "./crop-area.ts";
import { CropFrame } from "./crop-frame.tsx";
import libraryClasses from "./media-library.module.css";
import { messages } from "./strings.ts";

const { detail } = messages;
const shapes = Object.entries(detail.shapes).map(([value, label]) => ({ value, label }));

/** Makes a new picture out of a part: framed on the picture or by sliders, and shown before it is saved. */
export function CropForm({ file }: { file: LibraryFile }) {
  const [shape, setShape] = useState(shapes[0]?.value ?? "1");
  const [size, setSize] = useState(80);
  const [focus, setFocus] = useState(() => focusOf(file.path, file.note));
  const crop = cropArea({ ...file, shape: Number(shape), size, focus });
  const { mutate, isPending } = useAction({
    mutationFn: cropPicture,
    done: detail.cropSaved,
    failed: detail.failed,
    refresh: [libraryQuery],
  });
  return (
    <details className={libraryClasses.crop}>
      <summary>{detail.crop}</summary>
      <div className={classes.panel}>
        <p className={classes.note}>{detail.cropHelp}</p>
        <CropFrame
          path={file.path}
          picture={file}
          shape={Number(shape)}
          crop={crop}
          onChange={(place) => {
            setSize(place.size);
            setFocus(place.focus);
          }}
        />
        <NativeSelect
          label={detail.shape}
          data={shapes}
          value={shape}
          onChange={(event) => setShape(event.currentTarget.value)}
        />
        <Slider label={detail.size} value={size} min={smallestSize} onChange={setSize} />
        <FocusSliders focus={focus} onChange={setFocus} />
        <Button variant="default" disabled={isPending} onClick={() => mutate({ hash: file.hash, crop })}>
          {isPending ? detail.saving : detail.cropSave}
        </Button>
      </div>
    </details>
  );
}
