import { normalizePhone } from "@consultorio/content";
import { NativeSelect, NumberInput } from "@mantine/core";
import { words as sectionsWords } from "../sections/strings.ts";
import { ColorField } from "./color-field.tsx";
import type { ControlProps } from "./control-props.ts";
import { DaysField } from "./days-field.tsx";
import { isMultiline, type ValueShape } from "./field-shape.ts";
import { useField } from "./form-context.ts";
import { HoursField } from "./hours-field.tsx";
import { IconField } from "./icon-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { words } from "./strings.ts";
import { SwitchField } from "./switch-field.tsx";
import { textCount } from "./text-count.ts";
import { TextField } from "./text-field.tsx";

interface ValueFieldProps {
  shape: ValueShape;
  path: string;
}

const inputModes = { url: "url", phone: "tel", email: "email", slug: "text", text: "text" } as const;
const wordControl = (control: string): keyof typeof inputModes =>
  control === "url" || control === "phone" || control === "email" || control === "slug" ? control : "text";

/** One value: its label, its hint, its control, and what is wrong with it. */
export function ValueField({ shape, path }: ValueFieldProps) {
  const { value, change, error, readOnly } = useField(path);
  const text = typeof value === "string" ? value : "";
  const props: ControlProps = {
    label: shape.label,
    description: [shape.help, textCount(shape, text)].filter(Boolean).join(" · ") || undefined,
    error,
    readOnly,
    "data-path": path,
  };

  if (isMultiline(shape)) {
    return <TextField {...props} multiline value={text} onChange={change} />;
  }
  switch (shape.control) {
    case "switch":
      return <SwitchField {...props} checked={value !== false} onChange={change} />;
    case "number":
      return (
        <NumberInput
          {...props}
          hideControls
          decimalSeparator="."
          allowNegative={(shape.min ?? 0) < 0}
          value={typeof value === "number" || typeof value === "string" ? value : ""}
          onChange={change}
        />
      );
    case "icon":
      return <IconField {...props} options={shape.options} value={text} onChange={change} />;
    case "select":
      return (
        <NativeSelect
          {...props}
          disabled={readOnly}
          data={
            shape.optional ? [{ value: "", label: words.form.unchosen }, ...shape.options] : shape.options
          }
          value={text}
          onChange={({ currentTarget }) =>
            change(currentTarget.value === "" ? undefined : currentTarget.value)
          }
        />
      );
    case "sections":
      return <p data-path={path}>{sectionsWords.looks.note}</p>;
    case "date":
      return <TextField {...props} type="date" value={text} onChange={change} />;
    case "days":
      return <DaysField {...props} value={text} onChange={change} />;
    case "hours":
      return <HoursField {...props} value={text} onChange={change} />;
    case "color":
      return <ColorField {...props} value={text} onChange={change} />;
    case "image":
      return <PictureField {...props} value={text} onChange={change} />;
    default:
      return (
        <TextField
          {...props}
          inputMode={inputModes[wordControl(shape.control)]}
          placeholder={shape.control === "phone" ? words.form.phoneExample : undefined}
          value={text}
          onChange={change}
          onBlur={shape.control === "phone" ? () => change(normalizePhone(text.trim())) : undefined}
        />
      );
  }
}
