import { Button, NativeSelect } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "../api/client.ts";
import { cropPicture, type LibraryFile } from "../api/library.ts";
import classes from "../publish/panel.module.css";
import { toasts } from "../toasts/toasts.ts";
import { cropArea, smallestSize } from "./crop-area.ts";
import { CropFrame } from "./crop-frame.tsx";
import { Slider } from "./focus-picker.tsx";
import own from "./media-library.module.css";
import { words } from "./strings.ts";

const { detail } = words;
const shapes = Object.entries(detail.shapes).map(([value, label]) => ({ value, label }));
const middle = 50;

/** Makes a picture of its own out of a part: framed on the picture or by controls, and shown before it is kept. */
export function CropForm({ file }: { file: LibraryFile }) {
  const client = useQueryClient();
  const [shape, setShape] = useState(shapes[0]?.value ?? "1");
  const [size, setSize] = useState(80);
  const [focus, setFocus] = useState({ x: file.note?.focusX ?? middle, y: file.note?.focusY ?? middle });
  const crop = cropArea({ ...file, shape: Number(shape), size, focus });
  const { mutate, isPending } = useMutation({
    mutationFn: cropPicture,
    onSuccess: () => {
      toasts.success(detail.cropSaved);
      return client.invalidateQueries({ queryKey: ["media"] });
    },
    onError: (error) => toasts.error(reasonOf(error, detail.failed)),
  });
  return (
    <details className={own.crop}>
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
        <Slider label={detail.focusX} value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <Slider label={detail.focusY} value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
        <Button variant="default" disabled={isPending} onClick={() => mutate({ hash: file.hash, crop })}>
          {isPending ? detail.saving : detail.cropSave}
        </Button>
      </div>
    </details>
  );
}
