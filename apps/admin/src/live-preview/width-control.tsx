import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

/** Widths of the preview, in CSS pixels: a phone, a tablet, a computer. */
export const previewWidths = { phone: 360, tablet: 768, desktop: 1280 } as const;

const options = [
  { width: previewWidths.phone, label: messages.phone },
  { width: previewWidths.tablet, label: messages.tablet },
  { width: previewWidths.desktop, label: messages.desktop },
];

interface WidthControlProps {
  width: number;
  onChange: (width: number) => void;
}

/** Chooses how wide the page in the preview is. */
export function WidthControl({ width, onChange }: WidthControlProps) {
  return (
    <SegmentedControl
      aria-label={messages.width}
      value={String(width)}
      onChange={(value) => onChange(Number(value))}
      data={options.map((option) => ({
        value: String(option.width),
        label: (
          <>
            {option.label}
            <VisuallyHidden>{fill(messages.pixels, { width: option.width })}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}
