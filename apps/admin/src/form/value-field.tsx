import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from "@mantine/core";
import { ColorField } from "./color-field.tsx";
import { isMultiline, type ValueShape } from "./field-shape.ts";
import { optionLabel } from "./option-labels.ts";
import { PictureField } from "./picture-field.tsx";
import { useSiteContentForm } from "./site-content-form.ts";

interface ValueFieldProps {
  shape: ValueShape;
  path: string;
}

const inputModes = { url: "url", phone: "tel", email: "email" } as const;

/** One value: its label, its hint, its control, and what is wrong with it. */
export function ValueField({ shape, path }: ValueFieldProps) {
  const form = useSiteContentForm();
  const { label, help, control } = shape;
  const key = form.key(path);
  const props = { label, description: help, ...form.getInputProps(path) };

  if (isMultiline(shape)) return <Textarea key={key} {...props} rows={4} />;
  switch (control) {
    case "switch":
      return (
        <Switch
          key={key}
          label={label}
          description={help}
          {...form.getInputProps(path, { type: "checkbox" })}
        />
      );
    case "number":
      return (
        <NumberInput
          key={key}
          {...props}
          hideControls
          decimalSeparator="."
          allowNegative={(shape.min ?? 0) < 0}
        />
      );
    case "icon":
    case "select":
      return (
        <NativeSelect
          key={key}
          {...props}
          data={shape.options.map((value) => ({ value, label: optionLabel(value) }))}
        />
      );
    case "color":
      return <ColorField key={key} {...props} />;
    case "image":
      return <PictureField key={key} {...props} />;
    case "url":
    case "phone":
    case "email":
      return <TextInput key={key} {...props} inputMode={inputModes[control]} />;
    default:
      return <TextInput key={key} {...props} />;
  }
}
